// A document that a worker signs with their certificate, on the pages of an accredited provider.
import { X509Certificate } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { advancedProvider, advancedTask } from '#modules/papers/advanced-signature/server/index.ts'
import { buildWebIfStale } from '../../scripts/web-build.ts'
import { startApi } from '../api.ts'
import { accessibilityFaults, openPage } from '../browser.ts'
import { certificateMaker } from '../certificates.ts'
import { startProvider } from '../signature-provider.ts'
import { signaturesOf } from '../signatures.ts'
import type { Username } from '../world.ts'
import { openMenu, pick } from './gestures.ts'
import { overflow } from './site.ts'

await buildWebIfStale()
// The product in this process: a provider of the suite is not at a public address.
const started = await startApi()
const { api, clock, database, drainJobs, services, url, world } = started
const signatures = signaturesOf(started)
const { bernarda } = world.people
const boss = world.personOf('supergerente')
const maker = certificateMaker()
const secret = 'a secret of the tests, long enough for messages'
const provider = await startProvider({ key: 'llave', secret })
advancedProvider.use(
  {
    name: 'Prestador de prueba',
    url: provider.url,
    key: 'llave',
    secret,
    roots: [new X509Certificate(maker.authority())],
    pages: undefined,
  },
  { allowed: new Set([provider.origin]), timeoutMs: 5_000 },
)
afterAll(() => advancedProvider.use(undefined))

/** The product hears of each thing done on the pages of the provider, and its worker then asks. */
provider.whenOnPage(async (reference, act) => {
  if (act === 'firma' || act === 'otra') {
    const list = provider.publish(undefined)
    await provider.sign(reference, maker, act === 'otra' ? boss?.rut : undefined, { list })
    provider.publish(maker.list(clock.now()))
  } else if (act === 'cancela') provider.end(reference, 'CANCELLED')
  await provider.tell(url, reference, clock.now())
  await drainJobs()
})

const shots = process.env['SHOTS']
/** Nothing stands out of the page, nobody is kept out of it, and it is pictured where one looks. */
async function looked(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

async function visit(username: Username, options: object): Promise<Page> {
  const token = await api.as(username).token()
  const page = await openPage({ url, ...options })
  await page.addInitScript(`localStorage.setItem('minga.token', ${JSON.stringify(token)})`)
  return page
}

test('a worker signs at the provider, and anybody verifies the document', async () => {
  await signatures.enrol('trabajador')
  await signatures.issue('Anexo de teletrabajo', bernarda)
  await sent(await visit('admin', { width: 1440 }))
  const worker = await visit('trabajador', { width: 360, height: 780, dark: true })
  await worker.goto('/home/firma-digital?q=teletrabajo')
  await worker.getByRole('link', { name: 'Revisar y firmar' }).click()
  await worker.getByRole('heading', { name: 'Le toca firmar' }).waitFor()
  await looked(worker, 'avanzada-turno')
  const arriving = worker.waitForEvent('download')
  await worker.getByRole('button', { name: 'Abrir el documento' }).click()
  await arriving
  await waited(worker)
  await refused(worker)
  await goes(worker)
  await onPage(worker, 'Firmar con mi certificado')
  await drainJobs()
  await worker.getByRole('heading', { name: 'Documento firmado' }).waitFor()
  await looked(worker, 'avanzada-completa')
  await verified()
})

/** Whoever administers sends it to be signed with a certificate. */
async function sent(admin: Page) {
  await admin.goto('/home/documentos/personas?q=teletrabajo')
  const menu = await openMenu(
    admin.getByRole('button', { name: /^Acciones del documento Anexo de teletrabajo/ }),
  )
  await menu.getByRole('menuitem', { name: 'Enviar a firma' }).click()
  const dialog = admin.getByRole('dialog')
  await pick(dialog.getByLabel('Orden'), 'Solo la persona')
  await pick(dialog.getByLabel('Nivel de la firma'), 'Firma avanzada')
  await dialog.getByText(/Se firma en Prestador de prueba/).waitFor()
  await looked(admin, 'avanzada-enviar')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await admin.getByText('Documento enviado a firma').waitFor()
}

/** Goes to the provider: prepared by the worker, whose answer the page waits for. */
async function goes(worker: Page) {
  await worker.getByLabel('Leí el documento y lo firmo').check()
  await worker.getByRole('button', { name: 'Ir a firmar' }).click()
  // Prepared before one looks, the page is already that of the provider.
  const begun = worker.getByText(/Se prepara su firma|no respondió|respondió 503/)
  await begun
    .or(worker.getByRole('heading', { name: 'Prestador de prueba' }))
    .first()
    .waitFor()
  await drainJobs()
}

async function onPage(worker: Page, link: string) {
  await worker.getByRole('link', { name: link }).click()
  await worker.waitForURL('**/home/firma-digital/**')
}

/** While the provider is away nothing is lost: it says so, and goes on. */
async function waited(worker: Page) {
  provider.behave('DOWN')
  await goes(worker)
  await worker.getByText(/El prestador respondió 503. Se vuelve a intentar/).waitFor()
  await looked(worker, 'avanzada-caido')
  provider.behave('WELL')
  clock.advance({ minutes: 2 })
  await advancedTask({ db: services.db, now: clock.now }).run(undefined, { isLast: false })
  await drainJobs()
  await worker.getByRole('heading', { name: 'Prestador de prueba' }).waitFor()
}

/** Back without a signature, and once more with the certificate of somebody else. */
async function refused(worker: Page) {
  await onPage(worker, 'Volver sin firmar')
  await worker.getByText(/Se espera la respuesta del prestador/).waitFor()
  await looked(worker, 'avanzada-espera')
  await worker.getByRole('link', { name: 'Volver a la página del prestador' }).click()
  await onPage(worker, 'Cancelar')
  await worker.getByText(/El prestador canceló la firma/).waitFor()
  await goes(worker)
  await onPage(worker, 'Firmar con el certificado de otra persona')
  await worker.getByText(/no sirve: su certificado es de otra persona/).waitFor()
  await looked(worker, 'avanzada-rechazada')
}

/** Somebody without an account asks whether the document is ours. */
async function verified() {
  const { rows } = await database.owner.query<{ code: string; said: string }>(
    `select request.code, event.payload::jsonb ->> 'revocation' as said
     from signature_request request join signature_event event
       on event.company_id = request.company_id and event.request_id = request.id
     where request.level = 'ADVANCED' and event.kind = 'SIGNED'`,
  )
  expect(rows[0]?.said).toMatch(/^Vigente, según /)
  const anybody = await openPage({ url, width: 360, height: 780 })
  await anybody.goto(`/public/documento/${rows[0]?.code}`)
  await anybody.getByText('Auténtico y vigente').waitFor()
  await anybody.getByText(/avanzada/i).waitFor()
  await looked(anybody, 'avanzada-verificada')
}
