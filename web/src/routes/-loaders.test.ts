import { expect, it } from 'vitest'

const ROUTES = import.meta.glob<string>(['./**/*.tsx', '!./-*'], { eager: true, query: '?raw', import: 'default' })

/** Routes that ask for nothing before they are drawn, each with its reason. */
const ASKS_NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^\.\/(\$|401|404|500|503|server-offline)\.tsx$/, 'says what went wrong'],
  [/^\.\/(forgot-password|magic-link|reset-password|sign-in-2|sign-up|verify-email)\.tsx$/, 'is a form of guests'],
  [/^\.\/verify\.(index|\$docId)\.tsx$/, 'asks once, by what is typed or uses its link up'],
  [/\/_app\/(analysis|apps|chats|extra-components|users)\.tsx$/, 'shows what is loaded'],
  [/\/_app\/settings\/index\.tsx$/, 'is a list of links'],
  [/\/_app\/profile\.tsx$/, 'shows the session, which the frame has'],
  [/\/_app\/(users-management|recruitment-system\/candidates)[./]new\.tsx$/, 'is an empty form'],
  [/\/leaves\.(new|\$id\.edit)\.tsx$/, 'is a form: its types are loaded with its fields'],
  [/\/candidates\.\$id\.edit\.tsx$/, 'is a form of one row, which its record has loaded'],
  [/\/recruitment-system\/route\.tsx$/, 'is the frame of others'],
  [/\/recruitment-system\/(calendar|marking|statistics)\.tsx$/, 'asks by what is chosen on it'],
  [/\/recruitment-system\/presence\.tsx$/, 'shows what this device holds'],
  [/\/inventory-dashboard\/counting\.(index|\$id)\.tsx$/, 'shows what this device holds'],
  [/\/employee-portail\/documents\.tsx$/, 'asks a page of rows that its list makes'],
  [/inventory-dashboard\/counting\./, 'is held on the device, and asked for where it is not'],
]

it('asks for what it shows while its files and texts come, or says why it does not', () => {
  const asks = /prefetchQuery|askHome|loadList|loadRecord|queryClient\b/
  const late = Object.entries(ROUTES).filter(([, source]) => source.includes('loadTexts(') && !asks.test(source))
  const unexplained = late.filter(([file]) => !ASKS_NOTHING.some(([pattern]) => pattern.test(file)))
  expect(unexplained.map(([file]) => file)).toEqual([])
  const idle = ASKS_NOTHING.filter(([pattern]) => !late.some(([file]) => pattern.test(file)))
  expect(idle.map(([pattern]) => String(pattern))).toEqual([])
})
