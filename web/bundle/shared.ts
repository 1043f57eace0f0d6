import { PUBLIC_PAGES } from './public-pages.ts'

/** What the bundler says of a module when it asks where to put it. */
interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds?: readonly string[] } | null
}

interface Part {
  name: string
  from: RegExp
  /** Of it only what these need too: later parts, or what is opened without it. The rest stays where it was. */
  inCommonWith?: 'parts' | 'pages'
}

const RECORD = /\/src\/engine\/collection-screen\/(?:record-screen|joined-tabs)\.tsx?$/
const PERSON = /\/src\/features\/[^/]+\/employee-tabs\.tsx?$/
const FORM =
  /\/src\/(?:engine\/(?:action-dialog\/[\w-]+|record-form\/record-form)|fields\/(?:field-input|date-field))\.tsx?$/

/** What a page loads first comes first: a module stands in the file of the first part that cannot do without it. */
const PARTS: readonly Part[] = [
  { name: 'frame', from: /\/src\/main\.tsx$/ },
  { name: 'door', from: /\/src\/routes\/sign-in-2\.tsx\?/ },
  // Strangers open these, on bad lines: they load nothing of the office (`public-pages.ts`).
  { name: 'public', from: PUBLIC_PAGES, inCommonWith: 'parts' },
  { name: 'layout', from: /\/src\/routes\/_app\.tsx\?/ },
  {
    name: 'list',
    from: new RegExp(
      '/src/(engine/(resource-table/(?!print-sheet|switch-filter)[^/]+|collection-screen/(list-screen|loaders|definition|columns)|' +
        'import/import-button|add-button|can|delete-button|error-dialog|tab-bar)|' +
        'fields/(choice-badge|field-value|names-cell|record-name|distinct-select))[.]tsx?$',
    ),
  },
  // A badge brings no whole record along, a switch or a dialog no whole form.
  { name: 'marks', from: new RegExp(`${RECORD.source}|${PERSON.source}`), inCommonWith: 'pages' },
  { name: 'controls', from: FORM, inCommonWith: 'pages' },
  { name: 'record', from: RECORD },
  { name: 'form', from: FORM },
  // What all departments have to say of a person opens together.
  { name: 'person', from: PERSON },
  // What a record shows once it stands there is made of many small parts.
  { name: 'files', from: /\/src\/(?:fields\/file-field\/(?:file-field|file-value)|platform\/paper\/paper-file)\.tsx$/ },
  { name: 'exam', from: /\/src\/features\/recruitment\/desk\/exams\/(?:exam-page|exam-acts)\.tsx?$/ },
]

/** What a module cannot do without, itself among it. */
function needsOf(id: string, context: Context): Set<string> {
  const needs = new Set([id])
  for (const one of needs) for (const imported of context.getModuleInfo(one)?.importedIds ?? []) needs.add(imported)
  return needs
}

/** The modules that each part cannot do without, in the order of the parts. */
export function placesOf(ids: Iterable<string>, context: Context): Map<string, string> {
  const all = [...ids]
  const places = new Map<string, string>()
  const roots = PARTS.map(({ from }) => all.filter((id) => from.test(id)))
  const needed = roots.map((ids) => new Set(ids.flatMap((id) => [...needsOf(id, context)])))
  const opened = new Set(all.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  const pages = [...opened].map((id) => needsOf(id, context))
  for (const [at, { name, inCommonWith }] of PARTS.entries()) {
    const others = pages.filter((page) => !roots[at]?.some((id) => page.has(id)))
    const common = inCommonWith === 'parts' ? needed.slice(at + 1) : others
    for (const id of needed[at] ?? [])
      if (!places.has(id) && (!inCommonWith || common.some((needs) => needs.has(id)))) places.set(id, name)
  }
  return places
}

/**
 * Groups for the bundler: what several pages share stands in few files, for each costs a request, and small ones hardly
 * compress. What one page alone needs stays with it.
 */
export function sharedParts() {
  const seen = new Set<string>()
  let places: Map<string, string> | undefined
  return {
    plugin: {
      name: 'shared-parts',
      apply: 'build' as const,
      buildStart() {
        seen.clear()
        places = undefined
      },
      moduleParsed({ id }: { id: string }) {
        seen.add(id)
      },
    },
    groups: () =>
      PARTS.map(({ name }, at) => ({
        name: (id: string, context: Context) => {
          places ??= placesOf(seen, context)
          return places.get(id) === name ? name : null
        },
        debugName: name,
        // Of one page too: what it takes of packages would go to a part that is loaded later.
        minShareCount: 1,
        // What two parts need goes to the first of them, with what needs it.
        priority: PARTS.length - at,
      })),
  }
}
