import { expect, it } from 'vitest'
import { click, getOne, renderAt } from '@/testing/render'
import { SectionIndex } from './section-index'

const sections = ['identity', 'contact', 'job', 'place'].map((title) => ({ id: `of-${title}`, title }))

it('leads to each section of a long form', async () => {
  const form = (
    <>
      <SectionIndex sections={sections} />
      {sections.map(({ id }) => (
        <fieldset key={id} id={id}>
          <input name={id} />
        </fieldset>
      ))}
    </>
  )
  await renderAt('/', form)
  const lines = [...document.querySelectorAll<HTMLElement>('nav button')]
  expect(lines.map(({ textContent }) => textContent)).toEqual(sections.map(({ title }) => title))
  await click(lines[2] as HTMLElement)
  expect(document.activeElement).toBe(getOne('input[name="of-job"]'))
})

it('stands beside no form that is seen at once', async () => {
  await renderAt('/', <SectionIndex sections={sections.slice(0, 3)} />)
  expect(document.querySelector('nav')).toBeNull()
})
