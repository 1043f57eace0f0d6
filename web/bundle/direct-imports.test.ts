import { expect, it } from 'vitest'
import { directImports, placesIn } from './direct-imports'

const INDEX = `import { Button } from "./button/button.mjs";
import { a as hidden, em, rem as inRem } from "./units.mjs";
export { default as IconX, default as IconClose } from './icons/x.mjs';
export { Button, em, inRem as rem };`

const code = (text: string) =>
  directImports(text, (name) => (name === '@mantine/core' ? placesIn(INDEX, '/p') : undefined))

it('names the module in which each name stands, as it is called there', () => {
  expect(code('import { Button, rem as toRem, IconClose } from "@mantine/core";')).toBe(
    'import { Button as Button } from "/p/button/button.mjs"; ' +
      'import { rem as toRem } from "/p/units.mjs"; ' +
      'import { default as IconClose } from "/p/icons/x.mjs";',
  )
})

it('leaves alone what the index does not export, and other packages', () => {
  for (const text of ['import { Button, hidden } from "@mantine/core";', 'import { useId } from "@mantine/hooks";'])
    expect(code(text)).toBe(text)
})
