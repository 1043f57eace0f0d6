import { expect, it } from 'vitest'
import { click, getByName, getOne, render, settle } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { UndoButton } from './undo-button'

const REPORT = { removed: 2, restored: 0, already: 0, stays: 0, staying: [], dryRun: true }

it('is not offered any more when it is over, and lets what came of it be read', async () => {
  onTheWire(() => ({ body: REPORT }))
  const { again } = await render(<UndoButton id="r" fileName="a.csv" />)
  await click(getByName('undo.action'))
  for (let turn = 0; turn < 100 && !document.querySelector('dl'); turn += 1) await settle()
  await again(<UndoButton id="r" fileName="a.csv" isOver />)
  expect([...document.querySelectorAll('button')].some((one) => one.textContent === 'undo.action')).toBe(false)
  expect(getOne('dl').textContent).toContain('undo.removed')
})
