// The results of an evaluation from the report of its process to the person who acknowledges them:
// a manager opens what a number counts and what a score is made of, and prints it; the supervisor
// writes down the talk; the person reads and acknowledges.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { evaluatedProcess, type Rated } from '../evaluated-process.ts'
import { startSite } from './site.ts'

const site = await startSite()
const { bernarda, hernan, carolina, loreto, gonzalo, rodrigo, ester } = site.world.people

const rated = (by: number, relation: Rated['relation'], comment: string, ...choices: number[]) => ({
  by,
  relation,
  comment,
  choices,
})

const made = await evaluatedProcess(
  { owner: site.owner, asCompany: site.asCompany, companyId: site.world.coihues.id },
  {
    title: 'Desempeño de la vendimia',
    startedAt: '2026-08-20T12:00:00Z',
    people: [
      {
        person: bernarda.id,
        supervisor: hernan.id,
        raters: [
          rated(bernarda.id, 'SELF', 'Me gustaría aprender a podar', 5, 5, 5),
          rated(hernan.id, 'SUPERVISOR', 'Llega a tiempo y ayuda', 4, 3, 4),
          rated(carolina.id, 'PEER', 'Comparte lo que sabe', 4, 4, 3),
          rated(loreto.id, 'PEER', 'Pregunta antes de decidir', 3, 3, 3),
          rated(gonzalo.id, 'PEER', 'A veces se apura', 2, 4, 2),
          rated(rodrigo.id, 'SUBORDINATE', 'Explica con paciencia', 5, 5, 1),
          rated(ester.id, 'SUBORDINATE', 'Escucha a todos', 1, 5, 1),
        ],
      },
      {
        person: gonzalo.id,
        supervisor: carolina.id,
        raters: [rated(carolina.id, 'SUPERVISOR', 'Ordena bien', 2, 2, 3)],
      },
    ],
    released: [bernarda.id],
  },
)
const report = `/home/evaluacion/reportes/${made.publicId}`
const result = `${report}/${bernarda.publicId}`

/** Where to keep pictures of the pages, for whoever looks at them. */
const pictures = process.env['PICTURES']
const sizes = [
  [1440, 900],
  [740, 900],
  [360, 800],
] as const

async function pictured(page: Page, name: string) {
  if (!pictures) return
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${pictures}/${name}-${width}-${scheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a manager opens what numbers count and what a score is made of, and prints it', async () => {
  const manager = await site.visit('gerente')
  await manager.goto('/home/performance/reports')
  await manager.getByRole('link', { name: 'Desempeño de la vendimia' }).waitFor()
  await pictured(manager, 'reports')
  await manager.getByRole('link', { name: 'Desempeño de la vendimia' }).click()
  await manager.getByRole('heading', { name: 'Distribución de notas' }).waitFor()
  await pictured(manager, 'summary')
  await manager.getByRole('link', { name: '3,00 a 3,99' }).click()
  await manager.getByRole('link', { name: bernarda.name }).waitFor()
  expect(manager.url()).toContain('band=3')
  await expect.poll(() => manager.getByRole('link', { name: gonzalo.name }).count()).toBe(0)
  await pictured(manager, 'people')
  await manager.goto(`${report}/areas`)
  await manager.getByRole('heading', { name: 'Nota por área' }).waitFor()
  await pictured(manager, 'areas')
  await manager.goto(result)
  await manager
    .getByRole('button', { name: /^Trabajo en equipo: 3,84/ })
    .first()
    .click()
  const dialog = manager.getByRole('dialog')
  await dialog.getByText('exacto: 96/25').waitFor()
  await dialog.getByText('Otros').waitFor()
  await pictured(manager, 'explained')
  await manager.keyboard.press('Escape')
  await pictured(manager, 'result')
  const [file] = await Promise.all([
    manager.waitForEvent('download'),
    manager.getByRole('button', { name: 'Imprimir' }).click(),
  ])
  expect(file.suggestedFilename()).toContain('Resultado de Bernarda')
})

test('the supervisor writes down the talk, and the person acknowledges', async () => {
  const supervisor = await site.visit('supervisor')
  await supervisor.goto(result)
  await supervisor.getByRole('button', { name: 'Registrar conversación' }).click()
  const talk = supervisor.getByRole('dialog')
  await talk.getByLabel('Notas de la conversación').fill('Quedamos en un curso de poda.')
  await talk.getByRole('button', { name: 'Guardar' }).click()
  await supervisor.getByText('Quedamos en un curso de poda.').waitFor()
  await pictured(supervisor, 'result-supervisor')

  const worker = await site.visit('trabajador')
  await worker.goto(`/home/ficha/${bernarda.publicId}/desempeno`)
  await worker.getByRole('link', { name: 'Desempeño de la vendimia' }).waitFor()
  await pictured(worker, 'ficha')
  await worker.getByRole('link', { name: 'Desempeño de la vendimia' }).click()
  await worker.getByText('Comparte lo que sabe').waitFor()
  await expect.poll(() => worker.getByText(carolina.name).count()).toBe(0)
  await worker.getByRole('button', { name: 'Acusar recibo' }).click()
  await worker.getByRole('dialog').getByRole('button', { name: 'Acusar recibo' }).click()
  await worker.getByText(/Acuse de recibo el/).waitFor()
  await pictured(worker, 'result-worker')
})

test('who answers about somebody is at the address of a survey and a person', async () => {
  const supervisor = await site.visit('supervisor')
  await supervisor.goto(`/home/encuestas/${made.survey.publicId}/${bernarda.publicId}`)
  await supervisor.getByRole('heading', { name: 'Quiénes la evalúan' }).waitFor()
  await pictured(supervisor, 'evaluatee')
  await supervisor
    .getByRole('link', { name: 'Ver resultado' })
    .or(supervisor.getByRole('button', { name: 'Ver resultado' }))
    .click()
  await supervisor.getByText('Desempeño de la vendimia, encuesta').waitFor()
})
