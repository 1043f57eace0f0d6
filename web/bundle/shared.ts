/** What the bundler says of a module when it asks where to put it. */
interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** What a page loads first comes first: a module stands in the file of the first part that cannot do without it. */
const PARTS: readonly { name: string; from: RegExp }[] = [
  { name: 'frame', from: /\/src\/main\.tsx$/ },
  { name: 'door', from: /\/src\/routes\/sign-in-2\.tsx\?/ },
  { name: 'layout', from: /\/src\/routes\/_app\.tsx\?/ },
  {
    name: 'list',
    from: new RegExp(
      '/src/(engine/(resource-table/(?!print-sheet|switch-filter)[^/]+|collection-screen/(list-screen|loaders|definition|columns)|' +
        'import/import-button|add-button|can|delete-button|error-dialog|tab-bar)|' +
        'fields/(choice-badge|field-value|names-cell|record-name|distinct-select))[.]tsx?$',
    ),
  },
]

/** Packages are followed by the bundler itself: their index files import all of them, whatever is used. */
const OWN = /\/src\//

/** The modules that each part cannot do without, in the order of the parts. */
export function placesOf(ids: Iterable<string>, context: Context): Map<string, string> {
  const all = [...ids]
  const places = new Map<string, string>()
  for (const { name, from } of PARTS) {
    const waiting = all.filter((id) => from.test(id))
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (places.has(id)) continue
      places.set(id, name)
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []).filter((one) => OWN.test(one)))
    }
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
        // Of one page too: what it takes of packages would go to a part that is loaded later.
        minShareCount: 1,
        // What two parts need of packages goes to the first of them, with what needs it.
        priority: PARTS.length - at,
      })),
  }
}
