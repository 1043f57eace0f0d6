import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pureEnums } from './pure-enums'

const ENUM = `var Flag;
(function (Flag) {
    Flag["Morocco"] = "ma";
})(Flag || (Flag = {}));`

it('makes an enumeration an expression that may be left out, with the same words in it', () => {
  const pure = pureEnums(`${ENUM}\nexport { Flag };`)
  expect(pure).toContain('/* @__PURE__ */')
  expect(new Function(`${pure.replace('export { Flag };', '')}\nreturn Flag`)()).toEqual({ Morocco: 'ma' })
})

it('finds every enumeration of the SDK that is pinned', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('appwrite/package.json'))
  const sdk = readFileSync(join(folder, 'dist/esm/sdk.js'), 'utf8')
  expect(sdk).toMatch(/Timezone/)
  expect(pureEnums(sdk).match(/^\}\)\(\w+ \|\| \(\w+ = \{\}\)\);$/gm)).toBeNull()
})
