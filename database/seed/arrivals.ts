import type pg from 'pg'
import { addDays } from '#chile/dates.ts'
import { rutOf } from '#chile/rut.ts'
import type { SeedCompany } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type SeedTask = {
  title: string
  days: number
  kind?: 'TASK' | 'DOCUMENT' | 'EQUIPMENT' | 'ACCESS'
  assignee?: 'HR' | 'MANAGER' | 'WORKER'
  obligatory?: boolean
}

/** What companies usually do, with the law that says until when. */
const templates: Readonly<Record<'ARRIVAL' | 'DEPARTURE', readonly SeedTask[]>> = {
  ARRIVAL: [
    { title: 'Pedir examen de salud ocupacional', days: -5 },
    { title: 'Crear correo y clave', days: -2, kind: 'ACCESS' },
    { title: 'Informar los riesgos del trabajo (DS 44, derecho a saber)', days: 0 },
    { title: 'Entregar copia del RIOHS (Código del Trabajo, art. 156)', days: 0, kind: 'DOCUMENT' },
    { title: 'Entregar equipo de trabajo', days: 0, kind: 'EQUIPMENT' },
    { title: 'Presentar al equipo y el lugar de trabajo', days: 1, assignee: 'MANAGER' },
    { title: 'Revisar sus datos y agregar su grupo familiar', days: 3, assignee: 'WORKER' },
    { title: 'Firmar el contrato (15 días, art. 9)', days: 14, kind: 'DOCUMENT' },
    { title: 'Informar el ingreso a la AFC', days: 30 },
    { title: 'Conversar sobre el primer mes', days: 30, assignee: 'MANAGER', obligatory: false },
  ],
  DEPARTURE: [
    { title: 'Enviar el aviso de término y su copia a la Inspección', days: 0, kind: 'DOCUMENT' },
    { title: 'Recibir los equipos', days: 0 },
    { title: 'Cerrar correo, claves y accesos', days: 0, kind: 'ACCESS' },
    { title: 'Traspasar lo pendiente', days: -2, assignee: 'MANAGER' },
    { title: 'Firmar y pagar el finiquito (10 días hábiles, art. 177)', days: 10 },
    { title: 'Informar el cese a la AFC', days: 15 },
  ],
}
const names = { ARRIVAL: 'Ingreso a la empresa', DEPARTURE: 'Salida de la empresa' } as const

/** What is done already of the running list, by the place of the task. */
const done: Readonly<Record<number, string | null>> = { 0: null, 1: null, 4: 'NB-20231' }

/** A template of each kind, and the arrival of one person of the crowd, which runs. */
export async function seedArrivals(client: pg.Client, seed: SeedCompany, companyId: number) {
  for (const kind of ['ARRIVAL', 'DEPARTURE'] as const) {
    await insert(client, 'arrival_template', [{ companyId, kind, name: names[kind] }])
  }
  const templateId = await idsBy(client, 'arrival_template', companyId, 'kind')
  for (const kind of ['ARRIVAL', 'DEPARTURE'] as const) {
    const tasks = templates[kind].map((task, at) => ({
      companyId,
      templateId: templateId(kind),
      place: at + 1,
      title: task.title,
      kind: task.kind ?? 'TASK',
      assignee: task.assignee ?? 'HR',
      days: task.days,
      obligatory: task.obligatory ?? true,
    }))
    await insert(client, 'arrival_template_task', tasks)
  }
  await seedRunning(client, seed, companyId, templateId('ARRIVAL'))
}

const today = '2026-09-15'

/** The newest contract of the company that began in the last weeks, or the newest there is. */
async function seedRunning(
  client: pg.Client,
  seed: SeedCompany,
  companyId: number,
  templateId: number,
) {
  const ruts = seed.others.map(({ rut }) => rutOf(rut))
  const { rows } = await client.query<{ user: number; contract: number; day: string }>(
    `select c.user_id as user, c.id as contract, c.initial_date::text as day
     from user_contract c join users u on u.company_id = c.company_id and u.id = c.user_id
     where c.company_id = $1 and c.status = 'ACTIVE' and c.final_date is null
       and c.initial_date <= $2 and u.rut = any($3)
     order by c.initial_date desc, c.id limit 1`,
    [companyId, today, ruts],
  )
  const [one] = rows
  if (!one) throw new Error('Nobody of the crowd began')
  // The list was begun by hand for a later day: most of it is still to do today.
  const day = addDays(today, -1)
  await insert(client, 'arrival', [
    {
      companyId,
      kind: 'ARRIVAL',
      userId: one.user,
      userContractId: one.contract,
      templateId,
      name: names.ARRIVAL,
      day,
      byHand: true,
    },
  ])
  const arrivalId = await idsBy(client, 'arrival', companyId, 'kind')
  const tasks = templates.ARRIVAL.map((task, at) => {
    const isDone = at in done
    return {
      companyId,
      arrivalId: arrivalId('ARRIVAL'),
      userId: one.user,
      title: task.title,
      kind: task.kind ?? 'TASK',
      assignee: task.assignee ?? 'HR',
      days: task.days,
      due: addDays(day, task.days),
      obligatory: task.obligatory ?? true,
      state: isDone ? 'DONE' : 'TO_DO',
      serial: done[at] ?? null,
      doneAt: isDone ? `${day}T13:00:00Z` : null,
      createdAt: `${day}T12:00:00Z`,
    }
  })
  await insert(client, 'arrival_task', tasks)
}
