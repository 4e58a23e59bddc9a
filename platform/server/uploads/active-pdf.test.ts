import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isActivePdf } from './active-pdf.ts'

/** A document whose catalogue has this in it. */
const withCatalogue = (more: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n` +
      '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF',
    'latin1',
  )
/** The same with its catalogue in a compressed stream of objects, as most programs write it. */
const compressed = (more: string, dictionary = '/Type /ObjStm /N 1 /First 4') => {
  const objects = deflateSync(Buffer.from(`1 0 << /Type /Catalog /Pages 2 0 R ${more} >>`))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n5 0 obj\n<< ${dictionary} /Filter /FlateDecode ` +
        `/Length ${objects.length} >>\nstream\n`,
    ),
    objects,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ])
}

const harmful = {
  'a script on opening': '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'a script in another object': '/OpenAction 7 0 R',
  'a script of a page': '/AA << /O << /S /JavaScript /JS 8 0 R >> >>',
  'a program': '/Action << /S /Launch /F (cmd.exe) >>',
  'a form that is sent away': '/A << /S /SubmitForm /F (http://evil.example) >>',
  'a file within': '/Names << /EmbeddedFiles 9 0 R >>',
  'a form with programs': '/AcroForm << /XFA 9 0 R >>',
  'a name in digits': '/OpenAction << /S /J#61va#53cript >>',
  'a password': '/Encrypt 9 0 R',
}
const harmless = {
  nothing: '',
  'the page to begin at': '/OpenAction [3 0 R /Fit]',
  'a link': '/A << /S /URI /URI (https://www.dt.gob.cl) >>',
  'fields to fill in': '/AcroForm << /Fields [] >>',
  'a signature': '/AcroForm << /SigFlags 3 /Fields [8 0 R] >>',
}

describe('a PDF', () => {
  test.each(Object.entries(harmful))('with %s does more than show pages', async (_what, more) => {
    expect(await isActivePdf(withCatalogue(more))).toBe(true)
    expect(await isActivePdf(compressed(more))).toBe(true)
    expect(await isActivePdf(compressed(more, '/N 1 /First 4'))).toBe(true)
  })

  test.each(Object.entries(harmless))('with %s shows pages', async (_what, more) => {
    expect(await isActivePdf(withCatalogue(more))).toBe(false)
    expect(await isActivePdf(compressed(more))).toBe(false)
  })

  test('whose dictionaries cannot be read, or are far too large, is not taken', async () => {
    const dictionary = '/Type /ObjStm /N 1 /First 4'
    expect(await isActivePdf(compressed('', `${dictionary} /Predictor 12`))).toBe(true)
    expect(await isActivePdf(compressed(' '.repeat(17 * 1024 * 1024)))).toBe(true)
    const broken = compressed('')
    broken[broken.indexOf('stream\n') + 8] = 0xff
    expect(await isActivePdf(broken)).toBe(true)
  })

  test('of compressed pictures is not taken for one by chance', async () => {
    const noise = Buffer.from(
      Array.from({ length: 400_000 }, (_, at) => (at * 7919 + at ** 2) % 256),
    )
    const picture = Buffer.concat([
      withCatalogue(''),
      Buffer.from('\n9 0 obj\n<< /Subtype /Image >>\nstream\n/XFA /JS /AA '),
      noise,
      Buffer.from('\nendstream\nendobj'),
    ])
    expect(await isActivePdf(picture)).toBe(false)
  })
})
