// How a survey is written from nothing, by the keyboard alone, and how one is followed.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { awaitNotice } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()

test('an evaluation is written from nothing by the keyboard, and activated', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/evaluaciones/configuracion')
  await page.getByRole('button', { name: 'Crear evaluación' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Crear evaluación' })
  await form.getByRole('button', { name: /^Vacía/ }).press('Enter')
  await form.getByLabel('Título').fill('Trabajo en equipo')
  await form.getByRole('button', { name: 'Crear', exact: true }).press('Enter')
  await awaitNotice(page, 'Encuesta creada: revise sus preguntas')

  await page.getByRole('heading', { name: 'Trabajo en equipo' }).waitFor()
  const first = page.getByLabel('Otra competencia')
  await first.fill('Colaboración')
  await first.press('Enter')
  const next = page.getByLabel('Otra pregunta de Colaboración')
  for (const title of ['Ayuda a otros', 'Escucha', 'Comparte lo que sabe']) {
    await next.fill(title)
    await next.press('Enter')
  }
  const lines = page.locator('[data-line]')
  const titles = () => page.locator('.su-title').allTextContents()
  await expect
    .poll(titles)
    .toEqual(['Colaboración', 'Ayuda a otros', 'Escucha', 'Comparte lo que sabe'])
  await lines.nth(3).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(titles)
    .toEqual(['Colaboración', 'Comparte lo que sabe', 'Ayuda a otros', 'Escucha'])
  await page.locator('[data-line]:focus').filter({ hasText: 'Comparte' }).waitFor()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Editar pregunta' })
  await question.getByLabel('Aclaración (opcional)').fill('Sin que se lo pidan')
  await question.getByRole('button', { name: 'Aplicar' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar preguntas' }).press('Enter')
  await awaitNotice(page, 'Preguntas guardadas')

  await page.getByRole('link', { name: 'Participantes' }).press('Enter')
  await page.getByRole('button', { name: 'Agregar participantes' }).press('Enter')
  const people = page.getByRole('dialog', { name: 'Agregar participantes' })
  await people.getByText(/^Se crearán \d+ encuestas$/).waitFor()
  await people.getByRole('button', { name: 'Agregar', exact: true }).press('Enter')
  await awaitNotice(page, 'Participantes agregados')
  await page.getByText('Autoevaluación').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Revisar y activar' }).press('Enter')
  await page.getByText('3 preguntas').waitFor()
  await page.getByRole('button', { name: 'Activar', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).press('Enter')
  await awaitNotice(page, 'Encuesta activada')
  await page.getByRole('heading', { name: 'Por área' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('what is being written waits when the page is left, and is there again', async () => {
  const page = await site.visit('supergerente')
  await page.goto('/home/evaluaciones/configuracion')
  await page.getByRole('link', { name: 'Desempeño 2027' }).click()
  const next = page.getByLabel('Otra pregunta de Cuidado')
  await next.fill('Cuida el agua')
  await next.press('Enter')
  await page.getByRole('button', { name: 'Cuida el agua' }).first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Cuida el agua' }).first().waitFor()
  await page.getByRole('button', { name: 'Ver como quien responde' }).click()
  const preview = page.getByRole('dialog', { name: 'Vista de quien responde' })
  await preview.getByText('5.5 Cuida el agua').waitFor()
  await preview.getByText('Excepcional').first().waitFor()
})

test('a worker sees what they have to answer, on a phone too', async () => {
  const page = await site.visit('trabajador', { width: 360, height: 740 })
  await page.goto('/home/evaluaciones')
  await page.getByText('Desempeño 2026').first().waitFor()
  await page.getByText('Autoevaluación').first().waitFor()
  await expect.poll(() => overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a survey at its address, where a card with nothing to do has no such line', async () => {
  const people = site.world.coihues.people
  const made = await makeSurvey(site.owner, site.world.coihues.id, {
    title: 'Evaluación de la cosecha',
    questions: [{ title: 'Cumple plazos' }, { title: 'Ayuda a otros' }],
    startAt: '2026-08-01T12:00:00Z',
    endAt: '2036-09-30T21:00:00Z',
    of: [
      { respondent: people.bernarda.id, evaluatee: people.bernarda.id, relation: 'SELF' },
      { respondent: people.bernarda.id, evaluatee: people.carolina.id, relation: 'PEER' },
    ],
  })
  await site.owner.query(
    `update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
     where id = $1`,
    [made.taken[0]?.id],
  )
  const page = await site.visit('trabajador', { width: 360, height: 740 })
  await page.goto(`/home/evaluaciones/${made.publicId}`)
  await page.getByRole('heading', { name: 'Evaluación de la cosecha' }).waitFor()
  const cards = page.locator('.mg-card')
  await expect.poll(() => cards.count()).toBe(2)
  const open = cards.filter({ hasText: 'Pendiente' })
  await open.getByText('Acción').waitFor()
  await open.getByRole('button', { name: 'Responder' }).waitFor()
  const sent = cards.filter({ hasText: 'Autoevaluación' })
  await expect.poll(() => sent.getByText('Acción').isVisible()).toBe(false)

  const alone = await makeSurvey(site.owner, site.world.coihues.id, {
    title: 'Encuesta de casino',
    type: 'CUSTOM',
    questions: [{ title: 'Hay buena comida' }, { title: 'Alcanza el tiempo' }],
    startAt: '2026-08-01T12:00:00Z',
    endAt: '2036-09-30T21:00:00Z',
    of: [{ respondent: people.bernarda.id, evaluatee: null }],
  })
  await page.goto(`/home/encuestas/${alone.publicId}`)
  await page.waitForURL(`**/encuestas/${alone.publicId}/${alone.taken[0]?.publicId}`)
  await page.getByRole('heading', { name: 'Encuesta de casino' }).waitFor()
  await page.goto('/home/encuestas/nada')
  await page.getByText('Página no encontrada').first().waitFor()
})
