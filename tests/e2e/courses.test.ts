// A course on a phone: Bernarda does its lessons in their order and its test, and has her
// certificate; Rodrigo sees it in the grid.
import { expect, test } from 'vitest'
import { startSite } from './site.ts'

const site = await startSite()

test('a course is done on a phone, and whoever manages sees it', async () => {
  const worker = await site.visit('trabajador', { width: 360 })
  await worker.goto('/home/cursos')
  await worker.getByRole('link', { name: 'Ley Karin: prevención del acoso' }).click()
  const first = worker.getByRole('region', { name: 'Qué conductas son' })
  const second = worker.getByRole('region', { name: 'Cómo se denuncia' })
  await expect.poll(() => second.getByRole('button', { name: 'Comenzar' }).isDisabled()).toBe(true)
  await first.getByRole('button', { name: 'Comenzar' }).click()
  await first.getByText('maltrata o humilla').waitFor()
  await first.getByRole('button', { name: 'Terminar lección' }).click()
  await second.getByRole('button', { name: 'Comenzar' }).click()
  await second.getByRole('button', { name: 'Terminar lección' }).click()

  await worker.getByText('Prueba', { exact: true }).waitFor()
  await worker.getByLabel('Sí', { exact: true }).check()
  await worker.getByLabel('La empresa', { exact: true }).check()
  await worker.getByLabel('La Dirección del Trabajo').check()
  await worker.getByLabel(/Declaro que recibí/).check()
  await worker.getByRole('button', { name: 'Enviar respuestas' }).click()
  await worker.getByText('Aprobado con 100 %').first().waitFor()
  await worker.getByRole('button', { name: 'Abrir constancia' }).waitFor()

  const manager = await site.visit('supergerente')
  await manager.goto('/home/cursos/avance?state=PASSED')
  const row = manager.getByRole('row').filter({ hasText: 'Bernarda' })
  await row.getByText('Aprobado, 100 %').waitFor()
})
