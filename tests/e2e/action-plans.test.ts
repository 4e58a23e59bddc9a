// A plan of action from its first words to its end: a worker writes and sends it, their supervisor
// approves it in the inbox, and its milestone is done with evidence.
import { expect, test } from 'vitest'
import { startSite } from './site.ts'

const site = await startSite()

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const objective = 'Cosechar el cuartel 7 sin racimos dañados'
const texts = {
  'Área de impacto': 'Viñedos',
  'Simple y específico': 'Revisar cada bin antes de cargarlo',
  Medible: 'Menos de 2 racimos dañados por bin',
  Alcanzable: 'Con la misma cuadrilla de este año',
  Realista: 'El cuartel 6 lo logró en abril',
  'Trazable en el tiempo': 'Conteo diario durante la cosecha',
  'Fecha de inicio': '01-09-2026',
  'Fecha de término': '30-11-2026',
}

test('a plan is written, approved in the inbox, and completed by its milestone', async () => {
  const worker = await site.visit('trabajador')
  await worker.goto('/home/planes-de-accion')
  await worker.getByRole('link', { name: 'Bajar a la mitad las plantas perdidas' }).waitFor()
  await worker.getByRole('button', { name: 'Nuevo plan de acción' }).click()
  await worker.getByLabel('Objetivo').fill(objective)
  for (const [label, words] of Object.entries(texts)) {
    await worker.getByLabel(label, { exact: true }).fill(words)
  }
  // The sum follows what is typed: 40 approved, and these 25.
  await worker.getByLabel('Ponderación').fill('25')
  await expect
    .poll(() => worker.getByLabel('Suma de ponderaciones').getAttribute('value'))
    .toBe('65')
  await worker.getByRole('button', { name: 'Guardar' }).click()
  await worker.getByText('Espera aprobación').waitFor()
  await worker.getByRole('button', { name: 'Agregar hito' }).click()
  const adding = worker.getByRole('dialog')
  await adding.getByLabel('Nombre').fill('Conteo de la primera semana')
  await adding.getByLabel('Fecha').fill('14-09-2026')
  await adding.getByLabel('Pide evidencia').click()
  await adding.getByRole('button', { name: 'Agregar' }).click()
  await worker.getByText('0 de 1 cumplidos').waitFor()

  const supervisor = await site.visit('supervisor')
  await supervisor.goto('/home/bandeja')
  const rows = supervisor.getByRole('list', { name: 'Pendientes' }).getByRole('listitem')
  const waiting = rows.filter({ hasText: objective })
  await waiting.getByRole('button', { name: /Aprobar/ }).click()
  await expect.poll(() => waiting.count()).toBe(0)
  await expect
    .poll(async () => {
      const { rows: found } = await site.owner.query<{ state: string }>(
        `select approval_status as state from action_plan where objective = $1`,
        [objective],
      )
      return found[0]?.state
    })
    .toBe('APPROVED')

  await worker.reload()
  await worker.getByText('Sigue: Conteo de la primera semana').waitFor()
  await worker.getByRole('button', { name: /^Acciones de/ }).click()
  await worker.getByRole('menuitem', { name: 'Marcar cumplido' }).click()
  const marking = worker.getByRole('dialog')
  await marking.getByRole('button', { name: 'Marcar cumplido' }).click()
  await marking.getByText('Este hito se cumple con su evidencia: adjúntela').first().waitFor()
  await marking.locator('input[type=file]').setInputFiles({
    name: 'conteo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  })
  await marking.getByText('conteo.png').waitFor()
  await marking.getByRole('button', { name: 'Marcar cumplido' }).click()
  await worker.getByText('1 de 1 cumplidos').waitFor()
  await worker.getByText('No queda nada por hacer.').waitFor()
  await worker.getByRole('button', { name: 'Ver evidencia' }).waitFor()
})
