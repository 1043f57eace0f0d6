import { expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Forms that do not stand on the life of the others (`use-fields`, `SaveForm`), each with its reason. */
const OWN: Record<string, string> = {
  // Before anybody is signed in, and of passwords and codes: nothing of them may be kept.
  'features/account/proof/authenticator-setup.tsx': 'takes a code',
  'features/account/proof/change-password.tsx': 'takes a password',
  'features/account/proof/factor-code.tsx': 'takes a code',
  'features/account/public/ask-code.tsx': 'is of guests',
  'features/account/public/forgot-password.tsx': 'is of guests',
  'features/account/public/reset-password.tsx': 'takes a password',
  'features/account/public/sign-up-form.tsx': 'takes a password',
  'features/account/public/type-code.tsx': 'takes a code',
  'features/account/settings/change-with-password.tsx': 'takes a password',
  'features/account/settings/name.tsx': 'is one word of the account, and no field of a collection',
  'features/account/settings/phone.tsx': 'takes a code',
  'features/account/sign-in/sign-in-form.tsx': 'takes a password',
  'platform/signing/signing-dialog.tsx': 'takes a password',
  'features/verify/code-form.tsx': 'is of guests, and asks',
  // The public application keeps what is typed on the device by itself; what follows is asked by number and secret.
  'features/recruitment/apply/form/application-form.tsx': 'keeps what is typed on the device of a guest',
  'features/recruitment/apply/verify/appeal.tsx': 'is of guests',
  'features/recruitment/apply/verify/manage.tsx': 'is of guests',
  'features/recruitment/apply/verify/verify-application.tsx': 'is of guests, and asks',
  // Dialogs that show what is decided of several, and take a word of it.
  'features/absences/warnings/proposals-tab.tsx': 'chooses among proposals',
  'features/leave/law/take-dialog.tsx': 'chooses what of the law is taken',
  'features/property/campaigns/sample-dialog.tsx': 'takes what is no field',
  'features/recruitment/desk/candidates/eliminate-dialog.tsx': 'is of several candidates',
  'features/recruitment/desk/candidates/review/prove-dialog.tsx': 'has two verbs',
  'features/property/counting/code-entry.tsx': 'takes one code after another',
  'features/recruitment/desk/convocations/presence-card.tsx': 'takes one scan after another',
  'features/recruitment/desk/door/door-list.tsx': 'keeps each mark on the device',
  'features/recruitment/desk/exams/corrigendum-dialog.tsx': 'changes fields of several collections',
  'features/recruitment/desk/marking/minima-card.tsx': 'is signed',
  'features/recruitment/desk/results/trial.tsx': 'is a rehearsal: nothing is sent',
  'features/recruitment/desk/step-dialog.tsx': 'takes what is no field',
  'features/requests/contacts/decide-dialog.tsx': 'decides field by field',
  'features/requests/desk/sign-dialog.tsx': 'shows what is signed',
  'platform/paper/issue-dialog.tsx': 'takes a language',
  // Words between two people.
  'features/approvals/inbox/ask-dialog.tsx': 'is a question to somebody',
  'features/approvals/inbox/question-card.tsx': 'is an answer to somebody',
  'features/people/employees/papers/end-dialog.tsx': 'takes what is no field',
  'features/settings/administration/test-message.tsx': 'tries the post with one address',
  'features/settings/administration/signatories/signatory-dialog.tsx': 'writes a part of the settings',
}

it('every form has the life of the others, or a reason', () => {
  const files = Object.entries(SOURCES).filter(([file, text]) => /<form\b/.test(text) && !file.startsWith('./'))
  const outside = files
    .map(([file]) => file.replace(/^(\.\.\/)+/, ''))
    .filter((file) => !file.startsWith('action-dialog/'))
  expect(outside.sort()).toEqual(Object.keys(OWN).sort())
})
