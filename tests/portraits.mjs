// Draws the pictures of the demonstration: portraits of nobody, and what stands for the copy of an identity card.
// `node portraits.mjs FOLDER`. What it draws is committed beside `demo/portrait.rs`; it runs again only where they are to look otherwise.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const [WIDTH, HEIGHT] = [320, 400]
const QUALITY = 78

const SKIN = ['#f1c7a3', '#e3b08a', '#d39b72', '#c08258', '#a86b45', '#ecbd97']
const WALL = [
  ['#e9eef2', '#cfd9e1'],
  ['#eef1ea', '#d5ddcd'],
  ['#f2ece4', '#e0d3c3'],
  ['#e6eff0', '#c7dadb'],
  ['#efe9ef', '#d9cfdb'],
]
const HAIR = ['#1d1a1a', '#2c2220', '#3a2a20', '#24201f']
const GREY = '#8a8783'

/** A colour that much darker, or lighter below nought. */
function shade(colour, by) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const moved = parts.map((part) => Math.round(by > 0 ? part * (1 - by) : part + (255 - part) * -by))
  return `#${moved.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const FACE =
  'M160 88 C204 88 218 122 216 164 C214 208 190 244 160 244 C130 244 106 208 104 164 C102 122 116 88 160 88 Z'

const CLOTHES = {
  suit: ({ cloth, shirt, tie }) => `
    <path d="M18 400 C22 330 62 306 122 292 L160 316 L198 292 C258 306 298 330 302 400 Z" fill="${cloth}"/>
    <path d="M126 290 L160 372 L194 290 L178 280 L142 280 Z" fill="${shirt}"/>
    ${tie ? `<path d="M151 310 L169 310 L164 324 L173 400 L147 400 L156 324 Z" fill="${tie}"/>` : ''}
    <path d="M126 288 L98 306 L118 330 L106 340 L152 400 L160 372 Z" fill="${shade(cloth, 0.16)}"/>
    <path d="M194 288 L222 306 L202 330 L214 340 L168 400 L160 372 Z" fill="${shade(cloth, 0.16)}"/>
    <path d="M142 278 L128 292 L148 318 L160 300 Z" fill="${shade(shirt, 0.05)}"/>
    <path d="M178 278 L192 292 L172 318 L160 300 Z" fill="${shade(shirt, 0.05)}"/>`,
  shirt: ({ cloth }) => `
    <path d="M18 400 C24 332 64 308 124 292 C148 316 172 316 196 292 C256 308 296 332 302 400 Z" fill="${cloth}"/>
    <path d="M138 280 L120 294 L146 326 L160 306 Z" fill="${shade(cloth, -0.25)}"/>
    <path d="M182 280 L200 294 L174 326 L160 306 Z" fill="${shade(cloth, -0.25)}"/>
    <path d="M160 308 L160 400" stroke="${shade(cloth, 0.18)}" stroke-width="3"/>
    <circle cx="160" cy="340" r="3.4" fill="${shade(cloth, 0.3)}"/><circle cx="160" cy="374" r="3.4" fill="${shade(cloth, 0.3)}"/>`,
  jumper: ({ cloth, shirt }) => `
    <path d="M18 400 C24 332 64 308 124 292 C146 320 174 320 196 292 C256 308 296 332 302 400 Z" fill="${cloth}"/>
    <path d="M122 290 C134 330 186 330 198 290" stroke="${shade(cloth, 0.2)}" stroke-width="9" fill="none"/>
    <path d="M140 280 L128 290 L150 314 L160 300 Z" fill="${shirt}"/><path d="M180 280 L192 290 L170 314 L160 300 Z" fill="${shirt}"/>`,
  djellaba: ({ cloth, trim }) => `
    <path d="M14 400 C20 334 60 306 120 288 C146 306 174 306 200 288 C260 306 300 334 306 400 Z" fill="${cloth}"/>
    <path d="M120 288 C96 296 92 316 108 330 C128 346 150 350 160 366 C170 350 192 346 212 330 C228 316 224 296 200 288 L160 340 Z"
      fill="${shade(cloth, 0.13)}"/>
    <path d="M136 290 L160 336 L184 290" stroke="${trim}" stroke-width="4" fill="none"/>
    <path d="M160 336 L160 400" stroke="${trim}" stroke-width="4" stroke-dasharray="5 4"/>`,
  blouse: ({ cloth, trim }) => `
    <path d="M26 400 C32 336 70 312 126 294 C140 330 180 330 194 294 C250 312 288 336 294 400 Z" fill="${cloth}"/>
    <path d="M126 292 C140 332 180 332 194 292" stroke="${trim}" stroke-width="5" fill="none"/>`,
}

const HAIRS = {
  short: (
    hair,
  ) => `<path d="M100 160 C92 104 116 62 162 62 C208 60 230 104 220 160 C218 138 210 122 196 112 C172 122 136 122 120 112
    C108 124 102 138 100 160 Z" fill="${hair}"/>`,
  side: (
    hair,
  ) => `<path d="M101 158 C90 104 118 64 158 60 C206 56 232 98 219 158 C216 136 212 124 202 114 C178 118 146 112 126 98
    C124 116 104 126 101 158 Z" fill="${hair}"/>`,
  curls: (hair) =>
    `<g fill="${hair}">${[
      [108, 132, 20],
      [114, 106, 22],
      [134, 86, 24],
      [160, 78, 26],
      [186, 86, 24],
      [206, 106, 22],
      [212, 132, 20],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}<path d="M112 116 L208 116 L196 96 L124 96 Z"/></g>`,
  thin: (hair) => `<path d="M101 168 C96 142 102 122 112 112 C108 132 108 146 108 166 Z" fill="${hair}"/>
    <path d="M219 168 C224 142 218 122 208 112 C212 132 212 146 212 166 Z" fill="${hair}"/>
    <path d="M122 100 C140 84 180 84 198 100 C180 92 140 92 122 100 Z" fill="${hair}" opacity=".55"/>`,
}

/** Hair that falls behind the shoulders or is bound, and what of it stands before the face. */
const LONG = {
  loose: {
    behind: (hair) => `<path d="M92 150 C84 84 120 52 160 52 C202 52 238 86 228 150 C232 210 238 262 226 312 L94 312
      C82 262 88 210 92 150 Z" fill="${hair}"/>`,
    before: (
      hair,
    ) => `<path d="M100 176 C94 112 118 66 160 66 C204 66 226 112 220 176 C218 146 206 122 178 104 C160 126 116 128 100 176 Z"
      fill="${hair}"/>`,
  },
  bun: {
    behind: (hair) => `<circle cx="160" cy="58" r="30" fill="${hair}"/>
      <path d="M96 158 C90 96 120 64 160 64 C200 64 230 96 224 158 L216 200 L104 200 Z" fill="${hair}"/>`,
    before: (
      hair,
    ) => `<path d="M100 164 C96 110 122 72 160 72 C198 72 224 110 220 164 C216 132 200 110 160 104 C120 110 104 132 100 164 Z"
      fill="${hair}"/>`,
  },
  bob: {
    behind: (hair) => `<path d="M88 160 C82 90 118 54 160 54 C204 54 238 90 232 160 C234 206 230 236 220 256 L100 256
      C90 236 86 206 88 160 Z" fill="${hair}"/>`,
    before: (
      hair,
    ) => `<path d="M98 186 C92 112 120 68 162 68 C202 68 228 112 222 186 C218 150 210 130 200 116 C170 124 138 118 120 104
      C112 128 102 150 98 186 Z" fill="${hair}"/>`,
  },
}

const scarf = (cloth) => ({
  behind: `<path d="M84 164 C78 84 118 46 160 46 C204 46 242 84 236 164 C238 222 232 268 250 308 C222 352 98 352 70 308
    C88 268 82 222 84 164 Z" fill="${cloth}"/>`,
  before: `<path fill-rule="evenodd" d="M84 164 C78 84 118 46 160 46 C204 46 242 84 236 164 C238 222 234 262 252 304 C224 344 196 352 160 352
    C124 352 96 344 68 304 C86 262 82 222 84 164 Z M160 100 C200 100 213 132 211 166 C209 208 186 240 160 240 C134 240 111 208 109 166
    C107 132 120 100 160 100 Z" fill="${cloth}"/>
    <path d="M109 150 C112 118 130 100 160 100 C190 100 208 118 211 150 C206 116 190 90 160 90 C130 90 114 116 109 150 Z" fill="${shade(cloth, 0.2)}"/>
    <path d="M122 234 C148 262 190 260 222 232 C216 280 172 306 112 322" stroke="${shade(cloth, 0.14)}" stroke-width="6" fill="none"/>
    <path d="M112 244 C140 276 184 284 224 262" stroke="${shade(cloth, 0.09)}" stroke-width="5" fill="none"/>`,
})

function face({ skin, hair, glasses, beard, moustache, woman, old }) {
  const brow = shade(hair === GREY ? '#6d6a66' : hair, woman ? -0.1 : 0)
  const eye = (
    x,
  ) => `<ellipse cx="${x}" cy="164" rx="8.6" ry="5.6" fill="#fff"/><circle cx="${x}" cy="164" r="4.7" fill="#2b1c14"/>
    <circle cx="${x + 1.6}" cy="162.4" r="1.4" fill="#fff"/>
    <path d="M${x - 9.6} ${woman ? 161 : 162} Q${x} ${woman ? 154 : 156} ${x + 9.6} ${woman ? 161 : 162}" stroke="#20140e" stroke-width="${woman ? 3 : 2}" fill="none" stroke-linecap="round"/>`
  const brows = [138, 182].map(
    (x, at) =>
      `<path d="M${x - 13} ${at ? 146 : 149} Q${x} ${141} ${x + 13} ${at ? 149 : 146}" stroke="${brow}" stroke-width="${woman ? 3.4 : 5.2}" fill="none" stroke-linecap="round"/>`,
  )
  const dark = shade(skin, 0.22)
  const lips = woman ? shade('#b5535a', (0.5 - skin.charCodeAt(1) / 255) * 0.2) : shade(skin, 0.34)
  const jaw = beard
    ? `<path d="M104 168 C106 212 128 250 160 250 C192 250 214 212 216 168 C212 186 204 196 192 198 C182 190 172 188 160 188
        C148 188 138 190 128 198 C116 196 108 186 104 168 Z" fill="${hair}" opacity="${beard}"/>`
    : ''
  const lines = old
    ? `<path d="M126 192 Q122 202 128 212 M194 192 Q198 202 192 212 M134 124 Q160 118 186 124" stroke="${dark}" stroke-width="2" fill="none" opacity=".6"/>`
    : ''
  return `
    <path d="${FACE}" fill="${skin}"/>
    <path d="M160 88 C204 88 218 122 216 164 C214 208 190 244 160 244 C184 230 200 200 200 160 C200 124 184 98 160 88 Z" fill="${dark}" opacity=".18"/>
    ${jaw}${brows.join('')}${eye(138)}${eye(182)}
    <path d="M160 164 C158 180 152 190 154 194 Q160 199 167 194" stroke="${dark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>
    ${moustache ? `<path d="M134 209 C144 199 154 199 160 202 C166 199 176 199 186 209 C174 211 168 207 160 208 C152 207 146 211 134 209 Z" fill="${hair}"/>` : ''}
    <path d="M141 ${woman ? 214 : 216} Q160 ${woman ? 229 : 228} 179 ${woman ? 214 : 216} Q160 ${woman ? 219 : 221} 141 ${woman ? 214 : 216} Z" fill="${lips}"/>
    ${lines}
    ${glasses ? `<g fill="#fff" fill-opacity=".14" stroke="${glasses}" stroke-width="3.4"><rect x="118" y="150" width="38" height="28" rx="11"/><rect x="164" y="150" width="38" height="28" rx="11"/><path d="M156 160 Q160 156 164 160" fill="none"/><path d="M118 158 L105 154 M202 158 L215 154"/></g>` : ''}`
}

function portrait(one) {
  const skin = SKIN[one.skin]
  const hair = one.grey ? GREY : HAIR[one.tone ?? 0]
  const [top, bottom] = WALL[one.wall]
  const neck = `<path d="M134 222 L134 292 Q160 322 186 292 L186 222 Z" fill="${shade(skin, 0.14)}"/>`
  const ears = `<ellipse cx="104" cy="168" rx="9" ry="16" fill="${shade(skin, 0.08)}"/><ellipse cx="216" cy="168" rx="9" ry="16" fill="${shade(skin, 0.08)}"/>`
  const veil = one.scarf && scarf(one.scarf)
  const long = one.long && LONG[one.long]
  const head = face({ ...one, skin, hair: veil ? HAIR[0] : hair, woman: Boolean(veil || long) })
  const body = `<g transform="translate(0 -14)">${CLOTHES[one.clothes](one)}</g>`
  const drawn = veil
    ? `${veil.behind}${neck}${body}${head}${veil.before}`
    : long
      ? `${long.behind(hair)}${neck}${body}${head}${long.before(hair)}`
      : `${neck}${body}${ears}${head}${HAIRS[one.cut](hair)}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="320" height="400" fill="url(#wall)"/>
    <g transform="translate(0 24)">${drawn}</g></svg>`
}

const MEN = [
  { skin: 1, wall: 0, cut: 'short', clothes: 'suit', cloth: '#2c3a52', shirt: '#f4f6f9', tie: '#8b2b34' },
  { skin: 2, wall: 2, cut: 'side', clothes: 'shirt', cloth: '#7fa1bf', beard: 0.9, tone: 1 },
  {
    skin: 0,
    wall: 1,
    cut: 'thin',
    grey: true,
    old: true,
    moustache: true,
    clothes: 'suit',
    cloth: '#4a4d52',
    shirt: '#eef2f6',
    tie: '#23496b',
    glasses: '#3b3b3b',
  },
  { skin: 3, wall: 3, cut: 'curls', clothes: 'jumper', cloth: '#3d6b5c', shirt: '#f0f3f5', tone: 0 },
  {
    skin: 5,
    wall: 4,
    cut: 'short',
    grey: true,
    old: true,
    clothes: 'djellaba',
    cloth: '#e8e0d2',
    trim: '#b49a63',
    beard: 0.85,
  },
  { skin: 4, wall: 0, cut: 'short', clothes: 'suit', cloth: '#5b4636', shirt: '#f7f3ec', moustache: true, tone: 3 },
  { skin: 1, wall: 3, cut: 'side', clothes: 'jumper', cloth: '#6d2f3f', shirt: '#e9eef5', glasses: '#5a4632', tone: 2 },
  { skin: 2, wall: 1, cut: 'thin', clothes: 'shirt', cloth: '#dfe6ea', beard: 0.95, tone: 1 },
  {
    skin: 3,
    wall: 2,
    cut: 'short',
    clothes: 'suit',
    cloth: '#1f2a30',
    shirt: '#dfe9f2',
    tie: '#2f6f5e',
    glasses: '#222222',
  },
  { skin: 0, wall: 0, cut: 'curls', clothes: 'shirt', cloth: '#4f6d8f', tone: 2 },
  {
    skin: 1,
    wall: 4,
    cut: 'side',
    grey: true,
    old: true,
    clothes: 'suit',
    cloth: '#38424f',
    shirt: '#f5f5f2',
    tie: '#6d5a2d',
    moustache: true,
  },
  { skin: 5, wall: 3, cut: 'short', clothes: 'shirt', cloth: '#a9683f', beard: 0.8, tone: 0 },
  { skin: 4, wall: 1, cut: 'curls', clothes: 'suit', cloth: '#32475b', shirt: '#ffffff', tone: 0, beard: 0.55 },
  { skin: 2, wall: 0, cut: 'short', clothes: 'djellaba', cloth: '#8f7f68', trim: '#e7dcc3', moustache: true, tone: 3 },
]
const WOMEN = [
  { skin: 0, wall: 2, scarf: '#5f7f8f', clothes: 'blouse', cloth: '#2f4858', trim: '#27404f' },
  { skin: 1, wall: 0, long: 'bob', tone: 1, clothes: 'suit', cloth: '#39424d', shirt: '#f4f1ea' },
  { skin: 2, wall: 1, scarf: '#b98a7a', clothes: 'blouse', cloth: '#6f4d45', trim: '#5f4039', glasses: '#4a3a34' },
  { skin: 5, wall: 3, long: 'loose', tone: 2, clothes: 'blouse', cloth: '#9c4a55', trim: '#7f3a44' },
  { skin: 1, wall: 4, scarf: '#e7ded2', clothes: 'djellaba', cloth: '#4f6f66', trim: '#d8c79a' },
  { skin: 3, wall: 0, long: 'bun', tone: 0, clothes: 'suit', cloth: '#2d5a57', shirt: '#f3f6f4' },
  { skin: 0, wall: 1, scarf: '#3f4a66', clothes: 'blouse', cloth: '#55607d', trim: '#353f58', old: true },
  {
    skin: 2,
    wall: 2,
    long: 'loose',
    tone: 0,
    clothes: 'jumper',
    cloth: '#38618c',
    shirt: '#f5f5f5',
    glasses: '#222222',
  },
  { skin: 4, wall: 3, scarf: '#c7a25c', clothes: 'djellaba', cloth: '#7b3f46', trim: '#d9c08a' },
  { skin: 1, wall: 2, scarf: '#7d5a78', clothes: 'suit', cloth: '#2f2b3a', shirt: '#f0edf3' },
  {
    skin: 5,
    wall: 0,
    long: 'bob',
    grey: true,
    old: true,
    clothes: 'blouse',
    cloth: '#3f5f7a',
    trim: '#2f4a60',
    glasses: '#6a4a3a',
  },
  { skin: 3, wall: 1, scarf: '#a8b8a0', clothes: 'blouse', cloth: '#5c7058', trim: '#4a5c47' },
  { skin: 0, wall: 4, long: 'bun', tone: 2, clothes: 'blouse', cloth: '#b0785a', trim: '#92614a' },
  { skin: 2, wall: 3, scarf: '#8d3f4a', clothes: 'suit', cloth: '#3a3f46', shirt: '#f6f3ef' },
]

const CARD = [640, 404]

/** A card that says nothing of anybody, and that it is none. */
function card() {
  const lines = [150, 186, 222, 258, 294].map(
    (y, at) => `<rect x="236" y="${y}" width="${[250, 180, 300, 220, 140][at]}" height="12" rx="6" fill="#9db3a6"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 404" width="640" height="404">
    <rect width="640" height="404" rx="26" fill="#dfeae2"/><rect width="640" height="92" fill="#0f7662"/>
    <text x="320" y="58" font-family="Inter, sans-serif" font-size="30" font-weight="700" fill="#fff" text-anchor="middle">SPÉCIMEN · نموذج</text>
    <rect x="44" y="132" width="154" height="196" rx="12" fill="#c2d4c8"/><circle cx="121" cy="204" r="38" fill="#8fa899"/>
    <path d="M56 328 C60 268 182 268 186 328 Z" fill="#8fa899"/>${lines.join('')}
    <text x="320" y="376" font-family="Inter, sans-serif" font-size="20" fill="#4c6357" text-anchor="middle">Commune de démonstration : ce document n’est pas une carte d’identité</text>
    </svg>`
}

const [folder = '.'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const [kind, all] of Object.entries({ man: MEN, woman: WOMEN })) {
  for (const [at, one] of all.entries()) {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${portrait(one)}`)
    await page.screenshot({ path: join(folder, `${kind}-${at + 1}.jpg`), type: 'jpeg', quality: QUALITY })
  }
}
await page.setViewportSize({ width: CARD[0], height: CARD[1] })
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${card()}`)
await page.screenshot({ path: join(folder, 'card.jpg'), type: 'jpeg', quality: QUALITY })
await browser.close()
