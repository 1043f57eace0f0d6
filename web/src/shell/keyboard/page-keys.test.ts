import { expect, it } from 'vitest'
import { takesLetters } from './page-keys'

it('leaves letters to whoever types them, and takes them everywhere else', () => {
  document.body.innerHTML = `
    <input id="text"><input type="search" id="search"><textarea id="long"></textarea><select id="choice"></select>
    <div contenteditable="true"><b id="rich">x</b></div><ul role="listbox"><li id="option">x</li></ul>
    <input type="checkbox" id="box"><input type="radio" id="radio"><a href="/x" id="link">x</a><button id="button">x</button>`
  const takes = (id: string) => takesLetters(document.getElementById(id))
  expect(['text', 'search', 'long', 'choice', 'rich', 'option'].filter((id) => !takes(id))).toEqual([])
  expect(['box', 'radio', 'link', 'button'].filter(takes)).toEqual([])
  expect(takesLetters(document)).toBe(false)
})
