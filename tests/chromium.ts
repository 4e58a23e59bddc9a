import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const FOLDER = path.resolve(import.meta.dirname, '../.cache/chromium-153')

/** Starts the Chromium of the lockfile; the first time it is unpacked, which takes two seconds. */
export async function launchChromium(): Promise<Browser> {
  await unpack()
  return chromium.launch({
    executablePath: path.join(FOLDER, 'chromium'),
    // The arguments the package proposes turn the web's own protections off, and crash.
    args: ['--no-sandbox'],
    env: {
      ...process.env,
      // Names of files with accents are written where the locale knows them.
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: path.join(FOLDER, 'al2023/lib'),
      TZ: 'America/Santiago',
    },
  })
}

/** Unpacks under a name of this process and renames, so that nobody sees half a browser. */
async function unpack() {
  if (existsSync(FOLDER)) return
  const draft = `${FOLDER}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  // The package unpacks into the temporary folder of the system, whichever that is.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = draft
  try {
    for (const file of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) {
      await inflate(path.resolve(path.dirname(entry), '../bin', file))
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
  try {
    renameSync(draft, FOLDER)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(FOLDER)) throw error
  }
}
