// All of a list, page by page: one answer holds five thousand at most.

const MOST = 5_000

/** Every member of a list of the protocol; `name` is what the answer calls them. */
export async function everyOne(address, headers, name, queries = []) {
  const all = []
  for (;;) {
    const page = [...queries, { method: 'limit', values: [MOST] }]
    if (all.length > 0) page.push({ method: 'cursorAfter', values: [all.at(-1).$id] })
    const search = page.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
    const answer = await (await fetch(`${address}?${search}`, { headers })).json()
    all.push(...answer[name])
    if (answer[name].length < MOST) return { all, total: answer.total }
  }
}
