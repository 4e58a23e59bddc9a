// A survey is taken on a phone: without a connection, in two tabs, with a killed tab, by keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeSurvey } from '../api/taken-survey.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const { bernarda, hernan } = site.world.people

const PHONE = { width: 360, height: 740 }
const questions = ['Ayuda a sus compañeros', 'Escucha', 'Cumple plazos'].map((title) => ({ title }))

const make = (more: Partial<Parameters<typeof makeSurvey>[2]> = {}) =>
  makeSurvey(site.owner, site.world.coihues.id, {
    questions,
    startAt: new Date(Date.now() - 86_400_000).toISOString(),
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
    of: [{ respondent: hernan.id, evaluatee: bernarda.id }],
    ...more,
  })
type Survey = Awaited<ReturnType<typeof make>>
const addressOf = ({ publicId, taken }: Survey) =>
  `/home/evaluaciones/${publicId}/${taken[0]?.publicId ?? ''}`

/** What the server has of a survey: its state, and each answer in the order of the questions. */
async function kept({ taken }: Survey) {
  const { rows } = await site.owner.query<{ status: string; choice: number | null }>(
    `select taken.status, answer.choice from user_survey taken
     left join answer on answer.company_id = taken.company_id and answer.user_survey_id = taken.id
     where taken.id = $1 order by answer.question_id`,
    [taken[0]?.id],
  )
  return { status: rows[0]?.status, choices: rows.flatMap(({ choice }) => choice ?? []) }
}

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the cover to the first question. */
async function begin(page: Page, first = 'Comenzar') {
  await button(page, first).click()
  await page.getByText('Evalúa utilizando la siguiente escala de 1 a 5:').waitFor()
  await button(page, 'Siguiente').click()
}

const asked = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor()

test('a survey is answered by touch, and goes on by itself until it is sent', async () => {
  const survey = await make()
  const page = await site.visit('supervisor', PHONE)
  await page.goto(addressOf(survey))
  await page.getByRole('heading', { name: 'Desempeño 2026' }).waitFor()
  await begin(page)
  await asked(page, 'Ayuda a sus compañeros')
  await expect.poll(() => overflow(page)).toBe(0)
  for (const box of await radio(page, /./).all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(48)
  await radio(page, 'Sobre lo esperado').click()
  await asked(page, 'Escucha')
  await radio(page, 'Excepcional').click()
  await asked(page, 'Cumple plazos')
  await button(page, 'Omitir pregunta').click()
  await page.getByRole('heading', { name: 'Resumen de respuestas' }).waitFor()
  await page.getByText('4,50').first().waitFor()
  await button(page, '2. Resultados').click()
  await page.getByText('Omitida').waitFor()
  await button(page, 'Siguiente').click()
  await page.getByRole('heading', { name: 'Ha completado la evaluación' }).waitFor()
  await button(page, 'Enviar resultados').click()
  await page.getByRole('heading', { name: 'Resultados enviados' }).waitFor()
  await expect.poll(() => kept(survey)).toEqual({ status: 'COMPLETE', choices: [4, 5] })
  await page.goto(addressOf(survey))
  await button(page, 'Refrescar Información').waitFor()
})

test('without a connection it goes on, and is sent once when the network is back', async () => {
  const survey = await make({ title: 'Sin red' })
  const page = await site.visit('supervisor', { ...PHONE, tolerate: /ERR_INTERNET_DISCONNECTED/ })
  await page.goto(addressOf(survey))
  await begin(page)
  await asked(page, 'Ayuda a sus compañeros')
  await page.context().setOffline(true)
  await radio(page, 'Excepcional').click()
  await asked(page, 'Escucha')
  await page.locator('.sv-saved').getByText('Sin conexión').waitFor()
  for (const title of ['Escucha', 'Cumple plazos']) {
    await asked(page, title)
    await radio(page, 'Cumple lo esperado').click()
  }
  await page.getByRole('heading', { name: 'Resumen de respuestas' }).waitFor()
  await button(page, 'Siguiente').click()
  await button(page, 'Enviar resultados').click()
  await page.getByText(/se enviará sola cuando la red vuelva/).waitFor()
  await expect.poll(() => kept(survey)).toEqual({ status: 'INCOMPLETE', choices: [] })
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Resultados enviados' }).waitFor()
  await expect.poll(() => kept(survey)).toEqual({ status: 'COMPLETE', choices: [5, 3, 3] })
})

test('a tab that is killed loses nothing, and what it stores cannot be read', async () => {
  const survey = await make({
    title: 'Pestaña cerrada',
    questions: [...questions.slice(0, 2), { title: '¿Qué mejoraría?', type: 'OPEN' }],
  })
  const page = await site.visit('supervisor', { ...PHONE, tolerate: /ERR_INTERNET_DISCONNECTED/ })
  await page.goto(addressOf(survey))
  await begin(page)
  await page.context().setOffline(true)
  await radio(page, 'Excepcional').click()
  await asked(page, 'Escucha')
  await radio(page, 'Excepcional').click()
  await page.getByRole('textbox').fill('Los turnos de noche')
  await page.locator('.sv-saved').getByText('Sin conexión').waitFor()
  await expect.poll(() => stored(page)).toHaveLength(3)
  const rows = await stored(page)
  expect(rows.join(' ')).not.toMatch(/turnos|choice/)
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.context().setOffline(false)
  await again.goto(addressOf(survey))
  await again.getByText('Lleva 3 de 3').waitFor()
  await expect.poll(() => kept(survey)).toEqual({ status: 'INCOMPLETE', choices: [5, 5] })
  // What the server has is erased here.
  await expect.poll(() => stored(again)).toHaveLength(0)
})

/** All that this browser keeps of answers, as text. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const open = indexedDB.open('minga.answers')
    await new Promise((done) => (open.onsuccess = done))
    const all = open.result.transaction('waiting').objectStore('waiting').getAll()
    await new Promise((done) => (all.onsuccess = done))
    open.result.close()
    return all.result.map((row) =>
      JSON.stringify({ ...row, sealed: new TextDecoder().decode(row.sealed.data) }),
    )
  })

test('of two tabs one writes, until the other one takes over', async () => {
  const survey = await make({ title: 'Dos pestañas' })
  const page = await site.visit('supervisor', PHONE)
  await page.goto(addressOf(survey))
  await begin(page)
  await radio(page, 'Cumple parcialmente').click()
  await asked(page, 'Escucha')
  await page.getByText('Guardado').waitFor()
  const other = await page.context().newPage()
  await other.goto(addressOf(survey))
  await begin(other, 'Continuar')
  await asked(other, 'Escucha')
  await other.getByText('Abierta en otra pestaña').waitFor()
  await expect.poll(() => radio(other, 'Excepcional').isDisabled()).toBe(true)
  await button(other, 'Continuar aquí').click()
  await page.getByText('Abierta en otra pestaña').waitFor()
  await radio(other, 'Excepcional').click()
  await expect.poll(() => kept(survey)).toEqual({ status: 'INCOMPLETE', choices: [2, 5] })
  // The first tab shows what the second one answered.
  await expect.poll(() => radio(page, 'Excepcional').getAttribute('aria-checked')).toBe('true')
  await other.close()
  await page.getByText('Abierta en otra pestaña').waitFor({ state: 'hidden' })
})

test('it is taken by keyboard alone, and arrows look without going on', async () => {
  const survey = await make({ title: 'Con teclado' })
  const page = await site.visit('supervisor')
  await page.goto(addressOf(survey))
  await button(page, 'Comenzar').press('Enter')
  await button(page, 'Siguiente').press('Enter')
  await asked(page, 'Ayuda a sus compañeros')
  await page.keyboard.press('4')
  await asked(page, 'Escucha')
  await page.keyboard.press('Tab')
  const first = radio(page, 'Bajo lo esperado')
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => radio(page, 'Cumple parcialmente').getAttribute('aria-checked'))
    .toBe('true')
  await page.waitForTimeout(500)
  await asked(page, 'Escucha')
  await page.keyboard.press('ArrowLeft')
  await asked(page, 'Ayuda a sus compañeros')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await asked(page, 'Cumple plazos')
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  await asked(page, 'Cumple plazos')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Resumen de respuestas' }).waitFor()
  await expect.poll(() => kept(survey)).toEqual({ status: 'INCOMPLETE', choices: [4, 2, 1] })
})
