// The palette and the keyboard: what a clerk finds, opens and does without the mouse, and what nobody is offered.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { arrive, assertAccessible } from './browser.mjs'
import { demo } from './commune.mjs'
import { settled } from './settled.mjs'
import { address, inWindow } from './story.mjs'

describe('without the mouse', () => {
  let commune
  before(async () => {
    commune = await demo()
  })
  const told = (who, from, story) =>
    inWindow(commune, { who: commune.who[who], from }, async (window, page) => {
      await settled(page)
      await story(window, page)
    })
  const row = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-row]')].indexOf(document.activeElement.closest('[data-row]')),
    )

  async function openPalette(page, t) {
    await page.keyboard.press('Control+k')
    const box = page.getByRole('combobox', { name: t('search.open', 'shell') })
    await box.waitFor()
    return box
  }

  test('a list is walked, chosen from, opened, and left for the next of it', () =>
    told('hr', '/rh-managements?size=10', async ({ t }, page) => {
      await page.locator('[data-row-link]').first().waitFor()
      await page.keyboard.press('j')
      assert.equal(await row(page), 0)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('k')
      await page.keyboard.press('j')
      assert.equal(await row(page), 1)
      await page.keyboard.press('x')
      await page.getByText(t('table.selected_one', 'parts', { count: 1 })).waitFor()
      await page.keyboard.press('Tab')
      assert.equal(await row(page), 2, 'a row is one stop of the Tab key')
      await assertAccessible(page, 'a list with a chosen row')
      for (let at = 2; at < 9; at++) await page.keyboard.press('ArrowDown')
      assert.equal(await row(page), 9)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/rh-managements/employee/*')
      const place = page.getByRole('navigation', { name: t('neighbours.label', 'parts') })
      await place.waitFor()
      const tenth = address(page)
      await place.getByText(/^10\D+\d/).waitFor()
      await settled(page)
      await page.keyboard.press('j')
      await place.getByText(/^11\D+\d/).waitFor()
      assert.notEqual(address(page), tenth, 'beyond the edge of its page')
      await settled(page)
      await page.keyboard.press('k')
      await place.getByText(/^10\D+\d/).waitFor()
      assert.equal(address(page), tenth)
      await assertAccessible(page, 'a record with its neighbours')
    }))

  test('letters go, make, find and explain; in a field they are letters', () =>
    told('administrator', '/annexes', async ({ t }, page) => {
      await page.locator('[data-row-link]').first().waitFor()
      await page.keyboard.press('/')
      await page.keyboard.type('gnex')
      const box = page.getByRole('searchbox', { name: t('table.search', 'parts') })
      assert.equal(await box.inputValue(), 'gnex')
      assert.equal(new URL(page.url()).pathname, '/annexes')
      await box.fill('')
      await box.blur()
      await page.keyboard.press('?')
      const help = page.getByRole('dialog', { name: t('keys.title', 'palette') })
      await help.getByText(t('keys.find', 'palette')).waitFor()
      await assertAccessible(page, 'the keys of a page')
      await page.keyboard.press('n')
      assert.equal(new URL(page.url()).pathname, '/annexes', 'what lies over the page has the keys')
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'hidden' })
      // An Arabic keyboard writes other letters with the same keys.
      for (const [key, code] of [
        ['ل', 'KeyG'],
        ['ؤ', 'KeyC'],
      ])
        await page.evaluate(
          (pressed) =>
            document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true })),
          { key, code },
        )
      await page.waitForURL('**/cars-management')
      await page.locator('[data-row-link]').first().waitFor()
      await settled(page)
      await page.keyboard.press('n')
      await page.waitForURL('**/cars-management/new')
    }))

  test('a record is opened, edited and saved by keys alone', () =>
    told('administrator', '/annexes', async ({ t }, page) => {
      await page.locator('[data-row-link]').first().waitFor()
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      const edit = page.locator('#content [aria-keyshortcuts="e"]')
      await edit.waitFor()
      const record = new URL(page.url()).pathname
      await settled(page)
      await page.keyboard.press('e')
      await page.waitForURL((url) => url.pathname === `${record}/edit`)
      await settled(page)
      const name = page.getByRole('textbox', { name: 'Nom en français', exact: true })
      const before = await name.inputValue()
      await page.evaluate(() => document.activeElement?.blur())
      for (let stop = 0; stop < 60; stop++) {
        if (await name.evaluate((one) => one === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('End')
      await page.keyboard.type(' bis')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('heading', { level: 1, name: `${before} bis` }).waitFor()
      await edit.waitFor()
      await settled(page)
      // Somebody else finds it as it was.
      await page.keyboard.press('e')
      await page.waitForURL((url) => url.pathname === `${record}/edit`)
      await name.fill(before)
      await page.keyboard.press('Control+Enter')
      await page.getByRole('heading', { level: 1, name: before, exact: true }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: t('search.open', 'shell') }).waitFor()
    }))

  test('the palette knows pages, acts and records, and what was opened last', () =>
    told('administrator', '/annexes', async ({ t }, page) => {
      await page.locator('[data-row-link]').first().click()
      // Until the record has come the heading says that it is on its way.
      await page.locator('#content [aria-keyshortcuts="e"]').waitFor()
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await settled(page)
      let box = await openPalette(page, t)
      await page.getByRole('option', { name }).first().waitFor()
      await assertAccessible(page, 'the palette')
      for (const [typed, option] of [
        ['nouvelle mission', t('add', 'missions')],
        ['nouveau candidat', t('add', 'candidates')],
        ['parametres', t('crumbs.settings', 'shell')],
        ['corbeille', t('tabs.trash', 'administration')],
        ['organigramme', t('tabs.chart', 'organisation')],
        ['deconnexion', t('acts.signOut.label', 'palette')],
      ]) {
        await box.fill(typed)
        await page.getByRole('option', { name: option }).first().waitFor()
      }
      await box.fill('sombre')
      await page.getByRole('option', { name: t('acts.dark.label', 'palette') }).waitFor()
      await page.keyboard.press('Enter')
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor({ state: 'attached' })
      box = await openPalette(page, t)
      // What the order is about follows from the day of the demonstration.
      const number = await page.evaluate(async () => {
        const path = '/v1/databases/main/collections/missions/documents'
        const answer = await fetch(path, { headers: { 'x-appwrite-project': 'diwan' } })
        const [mission] = (await answer.json()).documents
        return `${mission.num}/${mission.year}`
      })
      await box.fill(number)
      const order = page.getByRole('option', { name: new RegExp(`^${number} · .*Ordre de mission$`) })
      await order.waitFor()
      await assertAccessible(page, 'what was found, in the dark')
      await order.click()
      await page.waitForURL('**/order-mission/*')
    }))

  test('candidates, terminals and grades are found by whoever may read them', () =>
    told('administrator', '/profile', async ({ t }, page) => {
      const known = await page.evaluate(async () => {
        const read = async (database, collection) => {
          const path = `/v1/databases/${database}/collections/${collection}/documents`
          const answer = await fetch(path, { headers: { 'x-appwrite-project': 'diwan' } })
          return (await answer.json()).documents[0]
        }
        const candidate = await read('main', 'candidates')
        return [
          candidate.CIN,
          (await read('attendance', 'devices')).serialNumber,
          (await read('main', 'grades')).nameFr,
        ]
      })
      const box = await openPalette(page, t)
      const results = page.getByRole('group', { name: t('groups.found', 'palette') }).getByRole('option')
      for (const [at, kind] of [/Candidat/, /Pointeuse/, /Grade/].entries()) {
        await box.fill(known[at])
        await results.filter({ hasText: kind }).first().waitFor()
      }
    }))

  test('the menu begins with one’s own, counts what waits, and leaves out what holds nothing', async () => {
    const menu = async (page, t) => {
      const entries = page.getByRole('navigation', { name: t('menu.label', 'shell') })
      await entries.getByRole('link', { name: t('menu.home', 'shell') }).waitFor()
      await settled(page)
      return entries
    }
    await told('head_of_service', '/profile', async ({ t }, page) => {
      const entries = await menu(page, t)
      const [home, decide, own, unit] = await entries.getByRole('link').allInnerTexts()
      assert.equal(home, t('menu.home', 'shell'))
      assert.match(decide, new RegExp(`^${t('menu.approvals', 'shell')}\\s+\\d+`))
      assert.match(own, new RegExp(`^${t('menu.portal', 'shell')}`))
      assert.equal(unit, t('menu.unit', 'shell'))
      await entries.getByRole('link', { name: t('menu.approvals', 'shell') }).click()
      await page.waitForURL('**/employee-portail?tab=approvals')
      await settled(page)
      const here = entries.locator('[aria-current="page"]')
      assert.equal(await here.getAttribute('href'), '/employee-portail/approvals')
      await assertAccessible(page, 'the menu of a head')
    })
    for (const [who, missing] of [
      ['council_member', ['menu.missions', 'menu.portal', 'menu.approvals']],
      ['administrator', ['menu.unit', 'menu.portal']],
    ])
      await told(who, '/profile', async ({ t }, page) => {
        const entries = await menu(page, t)
        for (const key of missing)
          assert.equal(await entries.getByRole('link', { name: t(key, 'shell') }).count(), 0, `${who}: ${key}`)
      })
  })

  test('nobody is offered what is not theirs, and nothing is left after signing out', () =>
    told('employee', '/profile', async (window, page) => {
      const { t } = window
      const box = await openPalette(page, t)
      await page.getByRole('option').first().waitFor()
      const offered = await page.getByRole('option').allInnerTexts()
      const said = offered.join('\n')
      for (const closed of [
        t('menu.users', 'shell'),
        t('crumbs.administration', 'shell'),
        t('add', 'cars'),
        t('menu.unit', 'shell'),
      ])
        assert.ok(!said.includes(closed), `${closed} is offered`)
      await box.fill('berrada')
      await page.getByText(t('search.nothing', 'shell', { term: 'berrada' })).waitFor()
      await page.keyboard.press('Escape')
      await arrive(window, '/order-mission')
      await page.evaluate(() => localStorage.setItem('recents', JSON.stringify({ userId: 'somebody', records: [] })))
      const again = await openPalette(page, t)
      await again.fill('se deconn')
      await page.getByRole('option', { name: t('acts.signOut.label', 'palette') }).click()
      await page.waitForURL('**/sign-in-2**')
      assert.equal(await page.evaluate(() => localStorage.getItem('recents')), null)
    }))
})
