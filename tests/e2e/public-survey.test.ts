// A stranger answers by a link on a phone: without a connection, in a killed tab, left alone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { digestOf, newNonce } from '#modules/company/credentials/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const { bernarda, hernan } = site.world.people
const companyId = site.world.coihues.id

const PHONE = { width: 360, height: 740 }
const questions = ['Ayuda a sus compañeros', 'Escucha', 'Cumple plazos'].map((title) => ({ title }))

/** An evaluation with a link to it: its address, and what the server has of its answers. */
async function linked(title: string) {
  const survey = await makeSurvey(site.owner, companyId, {
    title,
    questions,
    startAt: new Date(Date.now() - 86_400_000).toISOString(),
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
    of: [{ respondent: hernan.id, evaluatee: bernarda.id }],
    publicAccess: 'PERSONAL',
  })
  const secret = newNonce()
  const [taken] = survey.taken
  await site.asCompany(
    `insert into public_token (company_id, survey_id, user_survey_id, sha256)
     values ($1, $2, $3, $4)`,
    [companyId, survey.id, taken?.id, digestOf(secret)],
  )
  return {
    address: `/public/encuesta/${survey.publicId}/${publicId('company', companyId)}-${secret}`,
    secret,
    revoke: () =>
      site.asCompany(
        'update public_token set revoked_at = now() where company_id = $1 and survey_id = $2',
        [companyId, survey.id],
      ),
    kept: async () => {
      const { rows } = await site.owner.query<{ status: string; choice: number | null }>(
        `select taken.status, answer.choice from user_survey taken left join answer
           on answer.company_id = taken.company_id and answer.user_survey_id = taken.id
         where taken.id = $1 order by answer.question_id`,
        [taken?.id],
      )
      return { status: rows[0]?.status, choices: rows.flatMap(({ choice }) => choice ?? []) }
    },
  }
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const asked = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()
const none = (page: Page) => heading(page, 'Este enlace no está disponible')

async function begin(page: Page, first = 'Comenzar') {
  await button(page, first).click()
  await page.getByText('Evalúa utilizando la siguiente escala de 1 a 5:').waitFor()
  await button(page, 'Siguiente').click()
}

/** All that this browser keeps: in its storage, and of what waits to be sent. */
const left = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const open = indexedDB.open('minga.answers')
    await new Promise((done) => (open.onsuccess = done))
    const names = [...open.result.objectStoreNames]
    const all = names.includes('waiting')
      ? open.result.transaction('waiting').objectStore('waiting').getAll()
      : undefined
    if (all) await new Promise((done) => (all.onsuccess = done))
    open.result.close()
    return JSON.stringify([{ ...localStorage }, all?.result ?? []])
  })

test('a stranger answers on a phone, loses the line, and sends', async () => {
  const { address, secret, kept } = await linked('Por enlace')
  const page = await site.open({ ...PHONE, tolerate: /ERR_INTERNET_DISCONNECTED/ })
  await page.goto(address)
  await heading(page, 'Por enlace')
  await page.getByText('Los Coihues').waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  await begin(page)
  await asked(page, 'Ayuda a sus compañeros')
  await radio(page, 'Excepcional').click()
  await asked(page, 'Escucha')
  await expect.poll(kept).toEqual({ status: 'INCOMPLETE', choices: [5] })
  await page.context().setOffline(true)
  await radio(page, 'Cumple lo esperado').click()
  await asked(page, 'Cumple plazos')
  await page.locator('.sv-saved').getByText('Sin conexión').waitFor()
  await expect.poll(() => left(page)).not.toContain(secret)
  await radio(page, 'Cumple lo esperado').click()
  await heading(page, 'Resumen de respuestas')
  await page.context().setOffline(false)
  await button(page, 'Siguiente').click()
  await button(page, 'Enviar resultados').click()
  await heading(page, 'Resultados enviados')
  await page.getByText('Puede cerrar esta página.').waitFor()
  await expect.poll(kept).toEqual({ status: 'COMPLETE', choices: [5, 3, 3] })
  await expect.poll(() => left(page)).toMatch(/^\[\{[^[]*\},\[\]\]$/)
  await expect.poll(() => left(page)).not.toMatch(/answers\.link/)
  await page.reload()
  await none(page)
})

test('a tab that is killed goes on by the same link', async () => {
  const { address, kept } = await linked('Pestaña de un enlace')
  const page = await site.open({ ...PHONE, tolerate: /ERR_INTERNET_DISCONNECTED/ })
  await page.goto(address)
  await begin(page)
  await page.context().setOffline(true)
  await radio(page, 'Excepcional').click()
  await asked(page, 'Escucha')
  await expect.poll(() => left(page)).toContain('"of":"link.')
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.context().setOffline(false)
  await again.goto(address)
  await again.getByText('Lleva 1 de 3').waitFor()
  await expect.poll(kept).toEqual({ status: 'INCOMPLETE', choices: [5] })
})

test('whoever is signed in there is nobody by a link', async () => {
  const { address, kept } = await linked('Con otra sesión')
  const page = await site.visit('trabajador', PHONE)
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.headers()['authorization'])
  })
  await page.goto(address)
  await begin(page)
  await radio(page, 'Excepcional').click()
  await expect.poll(kept).toEqual({ status: 'INCOMPLETE', choices: [5] })
  expect(new Set(sent)).toEqual(new Set([undefined]))
})

test('a link that is revoked meanwhile leaves nothing in sight', async () => {
  const { address, revoke } = await linked('Revocada')
  const page = await site.open(PHONE)
  await page.goto(address)
  await begin(page)
  await radio(page, 'Excepcional').click()
  await asked(page, 'Escucha')
  await page.getByText('Guardado').waitFor()
  await revoke()
  await radio(page, 'Excepcional').click()
  await none(page)
  await expect.poll(() => page.getByText('Escucha').count()).toBe(0)
  await expect.poll(() => left(page)).not.toMatch(/link\./)
})

test('left alone for a minute it is wiped, after saying so', async () => {
  const { address, kept } = await linked('Sola')
  const page = await site.open(PHONE)
  await page.clock.install()
  await page.goto(address)
  await begin(page)
  await radio(page, 'Excepcional').click()
  await page.clock.runFor(1_000)
  await asked(page, 'Escucha')
  await expect.poll(kept).toEqual({ status: 'INCOMPLETE', choices: [5] })
  // In small steps: whatever the page still did after the answer counts as a sign of its holder.
  const asks = page.getByText(/¿Sigue ahí\?/)
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000)
      return asks.isVisible()
    })
    .toBe(true)
  await button(page, 'Sigo aquí').click()
  await page.clock.runFor(2_000)
  await asks.waitFor({ state: 'detached' })
  await page.clock.fastForward(62_000)
  await heading(page, 'Cerramos la encuesta por inactividad')
  await expect.poll(() => left(page)).not.toMatch(/link\./)
  await button(page, 'Abrirla de nuevo').click()
  await page.getByText('Lleva 1 de 3').waitFor()
})

test('a link of nobody says one thing, in both themes', async () => {
  for (const dark of [false, true]) {
    const page = await site.open({ ...PHONE, dark })
    await page.goto(`/public/encuesta/Zz9zz/Zz9zz-${newNonce()}`)
    await none(page)
    await expect.poll(() => overflow(page)).toBe(0)
  }
})
