// What is said of an evaluation and of the climate of areas: several areas at once, on a phone;
// what was said to somebody is corrected and taken back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MISSING } from '#platform/web/kit/form/rules.ts'
import { publicId } from '#platform/model/ids.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import { accessibilityFaults } from '../browser.ts'
import { overflow, startSite } from './site.ts'

const site = await startSite()
const { bernarda, hernan } = site.world.people
const TITLE = 'Retroalimentación en encuesta'

const pictures = process.env['PICTURES']
const photo = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const { rows } = await site.owner.query<{ id: string }>('select id from survey where title = $1', [
  'Clima, agosto 2026',
])
const tab = `/home/encuesta/reportes/${publicId('survey', Number(rows[0]?.id))}/retroalimentacion`

/** How many areas have this comment. */
const saidOf = async (text: string) =>
  (await site.owner.query('select 1 from area_feedback where comment = $1', [text])).rows.length

for (const dark of [false, true]) {
  const look = dark ? 'dark' : 'light'
  test(`several areas are commented at once on a phone, ${look}`, async () => {
    const page = await site.visit(dark ? 'admin' : 'supergerente', { width: 360, dark })
    await page.goto(tab)
    await page.getByRole('heading', { name: 'Retroalimentación por área' }).waitFor()
    await photo(page, `areas-360-${look}`)
    const open = page.getByRole('button', { name: 'Dar feedback a varias áreas' })
    await open.click()
    const form = page.getByRole('dialog', { name: TITLE })
    await form.getByRole('button', { name: 'Guardar' }).click()
    await form.getByText(MISSING).waitFor()
    const areas = form.getByRole('combobox', { name: 'Áreas' })
    await areas.click()
    const options = page.locator('.ant-select-item-option')
    const names = [await options.nth(0).innerText(), await options.nth(1).innerText()]
    await options.nth(0).click()
    await options.nth(1).click()
    await areas.press('Escape')
    const words = `Se escucha más, ${look}`
    await form.getByLabel(names[0] ?? '', { exact: true }).fill(words)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await form.getByText('Debe ingresar un comentario').waitFor()
    await expect.poll(() => saidOf(words)).toBe(0)
    // What is typed stays after a reload.
    await page.reload()
    await form.getByLabel(names[1] ?? '', { exact: true }).fill(words)
    await expect
      .poll(() => form.getByLabel(names[0] ?? '', { exact: true }).inputValue())
      .toBe(words)
    await expect.poll(() => overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await photo(page, `several-360-${look}`)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Feedback ingresado exitosamente').waitFor()
    await expect.poll(() => saidOf(words)).toBe(2)
    await page.getByRole('button', { name: `Ver Feedback de ${names[0]}`, exact: true }).click()
    await expect.poll(() => form.getByLabel('Comentario').isDisabled()).toBe(true)
  })
}

test('what was said is corrected by its author, and taken back by HR', async () => {
  const made = await makeSurvey(site.owner, site.world.coihues.id, {
    title: 'Desempeño conversado',
    questions: [{ title: 'Ayuda' }],
    startAt: new Date(Date.now() - 86_400_000).toISOString(),
    endAt: new Date(Date.now() + 86_400_000).toISOString(),
    of: [{ respondent: hernan.id, evaluatee: bernarda.id, relation: 'SUPERVISOR' }],
  })
  const [taken] = made.taken
  await site.owner.query(
    `update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
     where id = $1`,
    [taken?.id],
  )
  await site.owner.query(
    `insert into survey_feedback (company_id, user_survey_id, evaluatee_id, author_id, comment)
     values ($1, $2, $3, $4, 'Buen trimestre')`,
    [site.world.coihues.id, taken?.id, bernarda.id, hernan.id],
  )
  const address = `/home/evaluaciones/${made.publicId}`
  const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE })
  const author = await site.visit('supervisor')
  await author.goto(`${address}/${taken?.publicId}`)
  await author.getByRole('button', { name: 'Ver Feedback' }).first().click()
  await dialog(author).getByRole('button', { name: 'Corregir' }).click()
  await dialog(author).getByLabel('Comentario').fill('Muy buen trimestre')
  await dialog(author).getByRole('button', { name: 'Guardar' }).click()
  await author.getByText('Retroalimentación corregida').waitFor()
  await expect.poll(() => dialog(author).getByRole('button', { name: 'Retirar' }).count()).toBe(0)

  // Who only reads it is offered no answer.
  const manager = await site.visit('supergerente', { width: 360, dark: true })
  await manager.goto('/home/evaluaciones/todas')
  await manager.getByRole('searchbox').fill('Desempeño conversado')
  const read = manager.getByRole('button', { name: 'Ver Feedback' }).first()
  await read.click()
  await dialog(manager).getByText('Muy buen trimestre').waitFor()
  await expect.poll(() => dialog(manager).getByRole('textbox').count()).toBe(0)
  await photo(manager, 'manager-reads')

  const person = await site.visit('trabajador')
  await person.goto(`${address}/${taken?.publicId}`)
  await person.goto('/home/evaluaciones')
  await photo(person, 'person')
  await dialog(manager).getByRole('button', { name: 'Retirar' }).click()
  const sure = manager.getByRole('dialog', { name: '¿Retirar la retroalimentación?' })
  await sure.getByRole('button', { name: 'Retirar' }).click()
  await manager.getByText('Retroalimentación retirada').waitFor()
  await expect.poll(() => read.count()).toBe(0)
})
