import { expect, test } from 'vitest'
import { product } from './source.ts'

/**
 * What a page may take from the component library itself: what shows, and buttons. Whatever is
 * typed in, chosen in or asked goes through the kit, where what is typed is read and kept.
 */
const SHOWS: ReadonlySet<string> = new Set([
  'Alert',
  'Button',
  'MenuProps',
  'Progress',
  'Skeleton',
  'Steps',
  'Tooltip',
])

/** What is answered in a survey is kept by its own queue, which the server empties. */
const ANSWERED = 'an answer, kept question by question and enciphered (survey-answers)'

/** Controls of the browser that are no part of a form, and why. */
const BARE: Readonly<Record<string, string>> = {
  'modules/administration/grants/web/Matrix.tsx':
    'one of two hundred marks of a table, kept with useDraftedState',
  'modules/administration/privacy/web/OwnRequests.tsx':
    'what somebody without an account asks, which stays in no browser',
  'modules/company/session/web/controls.tsx': 'a password, which must not be kept',
  'modules/company/session/web/LoginPage.tsx': 'who signs in, whom no draft belongs to yet',
  'modules/papers/company-certificates/web/UploadDialog.tsx':
    'the file of a key, which must not be kept',
  'modules/papers/signature/web/ExternalSigningPage.tsx':
    'who signs without an account, whom no draft belongs to',
  'modules/papers/signature/web/VerifyPage.tsx': 'a file that is hashed here, and sent nowhere',
  'modules/talent/survey-answers/web/controls/Lines.tsx': ANSWERED,
  'modules/talent/survey-answers/web/controls/Several.tsx': ANSWERED,
  'modules/talent/survey-answers/web/controls/TextBox.tsx': ANSWERED,
  'modules/talent/surveys/web/CsvPick.tsx': 'a file, whose text goes into a field of its form',
  'modules/talent/surveys/web/PreviewControl.tsx': 'an answer that is tried, and kept nowhere',
}

const pages = product.filter(({ file }) => /^modules\/[^/]+\/[^/]+\/web\/|^apps\/web\//.test(file))

test('no page takes a control from the component library beside the kit', () => {
  const taken = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from 'antd'/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.replace(/\btype\b/, '').trim())
      .filter((name) => name !== '' && !SHOWS.has(name.split(' as ')[0] ?? ''))
      .map((name) => `${file}: ${name}`),
  )
  expect(pages.length).toBeGreaterThan(200)
  expect(taken).toEqual([])
  expect(pages.filter(({ text }) => /from 'antd\//.test(text)).map(({ file }) => file)).toEqual([])
})

test('what opens beside a button takes the keyboard in, and gives it back', () => {
  const drawing = (control: string) =>
    product.filter(({ text }) => new RegExp(`<(antd\\.)?${control}\\b`).test(text))
  // The calendar has keys of its own.
  const panels = drawing('Popover').filter(({ file }) => !file.endsWith('/DateInput.tsx'))
  const menus = drawing('Dropdown')
  expect(panels.length + menus.length).toBeGreaterThan(2)
  const without = [
    ...panels.filter(({ text }) => !text.includes('usePanelKeys(')),
    ...menus.filter(({ text }) => !/\bautoFocus\b/.test(text)),
  ]
  expect(without.map(({ file }) => file)).toEqual([])
})

test('no page writes a control of the browser by hand, but where nothing is to be kept', () => {
  const bare = pages.filter(({ text }) => /<(input|textarea|select)\b/.test(text))
  expect(bare.map(({ file }) => file).toSorted()).toEqual(Object.keys(BARE).toSorted())
})

test('the query of the address is changed as it is, not as it was drawn', () => {
  const own = 'platform/web/list/useAddressParams.ts'
  const stale = product.filter(({ text }) => /\buseSearchParams\b/.test(text))
  expect(stale.map(({ file }) => file)).toEqual([own])
})

/** The text of every effect of a file: from `useEffect(` to the parenthesis that closes it. */
function effectsIn(text: string): string[] {
  return [...text.matchAll(/\buse(?:Layout)?Effect\(/g)].map(({ index }) => {
    let open = 0
    let at = text.indexOf('(', index)
    for (; at < text.length; at += 1) {
      if (text[at] === '(') open += 1
      if (text[at] === ')' && (open -= 1) === 0) break
    }
    return text.slice(index, at + 1)
  })
}

test('an effect proposes a value: what nobody typed is no draft', () => {
  expect(effectsIn("useEffect(() => { if (f(x)) fill('a', 1) }, [])\nfill('b', 2)")).toEqual([
    "useEffect(() => { if (f(x)) fill('a', 1) }, [])",
  ])
  const filling = pages.flatMap(({ file, text }) =>
    effectsIn(text)
      .filter((effect) => /\bfill\(/.test(effect))
      .map(() => file),
  )
  expect(filling).toEqual([])
})
