import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/**
 * Names by which a PDF does something when it is opened, hides a file, or asks for a password
 * (ISO 32000-1, 7.6, 12.6.4 and 12.7.8). All are long enough that compressed bytes hold none of
 * them by chance.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|RichMedia|EmbeddedFiles?|GoToE|Encrypt)(?![A-Za-z])/

/** What opens by itself; a place of the document to begin at, `[3 0 R /Fit]`, is harmless. */
const OPENS = /\/OpenAction(?![A-Za-z])(?!\s*\[)/

/** Forms that bring programs of their own. Short, and so looked for in dictionaries alone. */
const FORMS = /\/XFA(?![A-Za-z])/

/** Bytes that the compressed dictionaries of a file may have; long contracts have one MB. */
const MOST_INFLATED = 16 * 1024 * 1024
/** How far before the bytes of a stream its dictionary begins at most. */
const DICTIONARY = 4_000

const inflated = promisify(inflate)

/**
 * Whether a PDF does more than show pages, or is under a password. Dictionaries that are compressed
 * are looked into; those that are compressed in a way that no program of today writes count as
 * active.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const written = bytes.toString('latin1')
  const text = plainNames(written)
  if (ACTIVE.test(text) || OPENS.test(text)) return true
  let left = MOST_INFLATED
  let end = 0
  for (const stream of written.matchAll(/stream\r?\n/g)) {
    const begin = stream.index + stream[0].length
    if (stream.index < end || isEnd(bytes, stream.index)) continue
    const dictionary = dictionaryBefore(bytes, stream.index)
    if (FORMS.test(dictionary)) return true
    if (!holdsObjects(dictionary)) continue
    if (!isPlainlyDeflated(dictionary)) return true
    end = Math.max(bytes.indexOf('endstream', begin, 'latin1'), begin)
    const objects = await read(bytes.subarray(begin, end), left)
    if (objects === undefined) return true
    left -= objects.length
    if (isActive(plainNames(objects))) return true
  }
  return FORMS.test(outsideOfStreams(text))
}

const isActive = (text: string) => ACTIVE.test(text) || OPENS.test(text) || FORMS.test(text)

const isEnd = (bytes: Buffer, at: number) => bytes.toString('latin1', at - 3, at) === 'end'

/** The dictionary of a stream, as far back as the object that it belongs to. */
function dictionaryBefore(bytes: Buffer, at: number): string {
  const before = bytes.toString('latin1', Math.max(0, at - DICTIONARY), at)
  return plainNames(before.slice(before.lastIndexOf(' obj') + 1))
}

/** A stream of objects says so, or has what only such a stream has. */
const holdsObjects = (dictionary: string) =>
  /\/ObjStm(?![A-Za-z])/.test(dictionary) ||
  (/\/N\s/.test(dictionary) && /\/First\s/.test(dictionary))

const isPlainlyDeflated = (dictionary: string) =>
  /\/FlateDecode(?![A-Za-z])/.test(dictionary) &&
  !/\/(?:Predictor|ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode)/.test(dictionary)

async function read(deflated: Buffer, most: number): Promise<string | undefined> {
  try {
    const objects = await inflated(deflated, { maxOutputLength: Math.max(1, most) })
    return objects.toString('latin1')
  } catch (error) {
    // What cannot be read, or is larger than any document, is not shown to be harmless.
    if (error instanceof Error) return undefined
    throw error
  }
}

/** `/J#61vaScript` is `/JavaScript`: two digits of a name may stand for a letter. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )

const outsideOfStreams = (text: string) => text.replace(/stream\r?\n[^]*?endstream/g, '')
