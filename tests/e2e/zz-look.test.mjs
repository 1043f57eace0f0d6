import { test } from 'node:test'
import { arrive, open, signedIn } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
const OUT = process.env.SHOTS
test('look', async () => {
  const commune = await demo()
  console.log(JSON.stringify(commune.who))
  const shots = JSON.parse(process.env.PAGES)
  for (const [who, from, name] of shots) {
    for (const o of [{ language: 'fr', width: 1280 }, { language: 'ar', width: 360, theme: 'dark' }]) {
      const w = await open(commune, o)
      try {
        await signedIn(w, commune.who[who] ?? commune.who.administrator)
        await arrive(w, from)
        await settled(w.page)
        await w.page.waitForTimeout(900)
        await w.page.screenshot({ path: `${OUT}/${name}-${o.language}.png`, fullPage: true })
        if (w.problems.length) console.log(name, o.language, w.problems)
      } catch (e) { console.log(name, String(e)) }
      await w.close()
    }
  }
})
