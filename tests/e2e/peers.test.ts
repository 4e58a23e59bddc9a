// Nominated peers: somebody proposes three colleagues, their supervisor takes one out, adds another
// and approves, and who keeps the process sees who lacks peers.
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { awaitNotice, chooseFromMenu } from './gestures.ts'
import { overflow, startSite } from './site.ts'
import type { Page } from 'playwright-core'

const site = await startSite()

/** Adds somebody to the peers of the open dialog, by a part of their name. */
async function add(page: Page, typed: string, name: RegExp) {
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Pares' })
  await field.fill(typed)
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')
  await list.locator('.ant-select-item-option').filter({ hasText: name }).first().click()
  await field.blur()
  await list.waitFor({ state: 'hidden' })
}

test('somebody proposes peers on a phone, and their supervisor approves them', async () => {
  const worker = await site.visit('trabajador', { width: 360, height: 740 })
  await worker.goto('/home/evaluaciones/pares')
  await worker.getByText('Proponga de 3 a 8 colegas que respondan sobre usted').waitFor()
  await expect.poll(() => overflow(worker)).toBe(0)
  expect(await accessibilityFaults(worker)).toEqual([])
  await worker.getByRole('button', { name: 'Proponer pares' }).first().click()
  await add(worker, 'loreto', /Loreto/)
  await add(worker, 'rodrigo cov', /Rodrigo/)
  const dialog = worker.getByRole('dialog')
  expect(await accessibilityFaults(worker)).toEqual([])
  await dialog.getByRole('button', { name: 'Proponer pares' }).click()
  await worker.getByText('Elija entre 3 y 8 personas').waitFor()
  await add(worker, 'gonzalo', /Gonzalo/)
  await dialog.getByRole('button', { name: 'Proponer pares' }).click()
  await awaitNotice(worker, 'Pares propuestos')
  await worker.getByText('Su propuesta espera la aprobación de su jefatura').waitFor()

  const supervisor = await site.visit('supervisor')
  await supervisor.goto('/home/evaluaciones/pares')
  await supervisor.getByText('3 pares').first().waitFor()
  expect(await accessibilityFaults(supervisor)).toEqual([])
  await chooseFromMenu(
    supervisor.getByRole('button', { name: /^Acciones de .*Bernarda/ }),
    'Aprobar',
  )
  await add(supervisor, 'carolina', /Carolina/)
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await awaitNotice(supervisor, 'Pares aprobados')
  const { rows } = await site.owner.query<{ peers: number }>(
    `select count(*)::int as peers from user_survey given
     join survey on survey.id = given.survey_id and survey.title = 'Desempeño con pares 2026'
     join users on users.id = given.evaluatee_id
     join login on login.user_id = users.id and login.username = 'trabajador'
     where given.relation = 'PEER'`,
  )
  expect(rows).toEqual([{ peers: 4 }])
})

test('who keeps the process sees who has fewer than three peers, and all proposals', async () => {
  const page = await site.visit('admin')
  await page.goto('/home/procesos-de-evaluacion')
  await page.getByRole('link', { name: 'Desempeño con pares 2026' }).click()
  await page.getByRole('heading', { name: 'Con menos de 3 pares' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Pares', exact: true }).click()
  await page.getByRole('columnheader', { name: 'Jefatura' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
