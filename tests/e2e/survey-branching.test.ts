// What whoever builds a survey does besides writing questions: branches, scales, pasted people.
import { expect, test } from 'vitest'
import { formatRut } from '#chile/rut.ts'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, pick } from './gestures.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
async function writeSurvey(title: string, questions: readonly string[]) {
  const page = await site.visit('admin')
  await page.goto('/home/encuesta/configuracion?crear=1')
  const form = page.getByRole('dialog', { name: 'Crear encuesta' })
  await form.getByRole('button', { name: /^Vacía/ }).click()
  await pick(form.getByLabel('Tipo', { exact: true }), 'Personalizada')
  await form.getByLabel('Título').fill(title)
  await form.getByRole('button', { name: 'Crear', exact: true }).click()
  await awaitNotice(page, 'Encuesta creada: revise sus preguntas')
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByLabel('Otra dimensión').fill('Ánimo')
  await page.getByLabel('Otra dimensión').press('Enter')
  for (const question of questions) {
    const next = page.getByLabel('Otra pregunta de Ánimo')
    await next.fill(question)
    await next.press('Enter')
  }
  return page
}

test('a question is shown if another is answered so, and the preview follows it', async () => {
  const page = await writeSurvey('Con ramas', ['Me siento parte', 'Quiero contar por qué'])
  await page.getByRole('button', { name: /^1.2 Quiero contar por qué/ }).click()
  const question = page.getByRole('dialog', { name: 'Editar pregunta' })
  await pick(
    question.getByLabel('Mostrar solo si (opcional)', { exact: true }),
    '1.1 Me siento parte',
  )
  await pick(question.getByLabel('Su respuesta', { exact: true }), 'es a lo más')
  await pick(question.getByLabel('Respuesta', { exact: true }), /^En desacuerdo/)
  expect(await accessibilityFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByText('Solo si 1.1 es a lo más «En desacuerdo»').waitFor()

  await page.getByRole('button', { name: 'Ver como quien responde' }).click()
  const preview = page.getByRole('dialog', { name: 'Vista de quien responde' })
  await preview.getByText('Falta 1 pregunta que depende de una respuesta').waitFor()
  await preview.getByRole('radio', { name: 'Muy en desacuerdo' }).check()
  await preview.getByText('1.2 Quiero contar por qué').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await preview.getByRole('radio', { name: 'De acuerdo', exact: true }).first().check()
  await preview.getByText('1.2 Quiero contar por qué').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')

  // Its question goes below it: the line says what is wrong, and what is written is kept.
  await page.getByRole('button', { name: 'Bajar Me siento parte' }).click()
  await page.getByText('Depende de una pregunta que ya no está antes').waitFor()
  await page.getByRole('button', { name: 'Guardar preguntas' }).click()
  await awaitNotice(page, 'Preguntas guardadas')
  await page.reload()
  await page.getByText('Depende de una pregunta que ya no está antes').waitFor()
  await page.getByRole('link', { name: 'Revisar y activar' }).click()
  await page.getByText('1.1: Depende de una pregunta que ya no está antes').waitFor()
})

test('a scale of the company is made, and asked with', async () => {
  const page = await writeSurvey('Con escala propia', ['Domina su oficio'])
  await page.getByRole('button', { name: 'Escalas', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Escalas' })
  await panel.getByRole('button', { name: 'Crear escala' }).click()
  const form = page.getByRole('dialog', { name: 'Crear escala' })
  await form.getByLabel('Nombre').fill('Sí o no')
  await form.getByLabel('Niveles').first().fill('Inicial\nMedio\nExperto')
  await form.getByText('3. Experto').waitFor()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await form.getByText('Ya hay una escala con ese nombre').waitFor()
  await form.getByLabel('Nombre').fill('Dominio')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await awaitNotice(page, 'Escala guardada')
  await panel.getByText('Inicial · Medio · Experto').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^1.1 Domina su oficio/ }).click()
  const question = page.getByRole('dialog', { name: 'Editar pregunta' })
  await pick(question.getByLabel('Escala', { exact: true }), 'Dominio')
  await question.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByText('Dominio', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Guardar preguntas' }).click()
  await awaitNotice(page, 'Preguntas guardadas')
})

test('a pasted list is mended line by line, and its people answer', async () => {
  const { bernarda } = site.world.people
  const page = await writeSurvey('Con lista', ['Una'])
  await page.getByRole('button', { name: 'Guardar preguntas' }).click()
  await awaitNotice(page, 'Preguntas guardadas')
  await page.getByRole('link', { name: 'Participantes' }).click()
  await page.getByRole('button', { name: 'Agregar participantes' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar participantes' })
  await pick(
    form.getByLabel('¿Quién responde?', { exact: true }),
    'Personas de una lista de RUT, sin evaluado',
  )
  await form.getByLabel('RUT pegados').fill(`esto no es\n${formatRut(bernarda.rut)}`)
  await form.getByText('Se creará 1 encuesta; 1 no es un RUT').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByLabel('Línea 1').fill(site.world.people.hernan.rut)
  await form.getByText('Se crearán 2 encuestas').waitFor()
  await form.getByRole('button', { name: 'Agregar', exact: true }).click()
  await awaitNotice(page, 'Participantes agregados')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => overflow(page)).toBe(0)
})
