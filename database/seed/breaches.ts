import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { coihues } from './companies.ts'
import { idsBy, insert } from './rows.ts'

/** Two incidents of the demo world: one whose people wait for their notice, and one closed. */
export async function seedBreaches(client: pg.Client, companyId: number): Promise<void> {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const loginIds = await idsBy(client, 'login', companyId, 'user_id')
  const loginId = loginIds(userId(rutOf(coihues.people.carolina.rut)))
  const of = (place: number) => {
    const person = coihues.others[place]
    if (!person) throw new Error(`nobody at place ${place}`)
    return userId(rutOf(person.rut))
  }
  const shared = { companyId, creatorLoginId: loginId, updatedLoginId: loginId }
  await insert(client, 'data_breach', [
    {
      ...shared,
      title: 'Planilla de bonos enviada a otra empresa',
      knownOn: '2026-09-11',
      knownTime: '10:40',
      happenedOn: '2026-09-10',
      what: 'Un correo con la planilla de bonos de agosto salió a un proveedor del mismo nombre.',
      data: 'Nombre, RUT y bono del mes.',
      risk: true,
      economic: true,
      measures: 'El proveedor confirmó por escrito que borró el correo.',
      contact: 'datos@loscoihues.example',
      agencyOn: '2026-09-11',
      agencyNumber: 'AG-2026-118',
      createdAt: '2026-09-11T14:10:00Z',
      updatedAt: '2026-09-11T18:00:00Z',
    },
  ])
  await insert(client, 'data_breach', [
    {
      ...shared,
      title: 'Teléfono de la bodega perdido',
      knownOn: '2026-05-04',
      what: 'Se perdió un teléfono con la lista de turnos. Estaba cifrado y se borró a distancia.',
      data: 'Nombre y turno.',
      state: 'CLOSED',
      closedReason: 'Se borró a distancia el mismo día: nadie vio los datos.',
      closedAt: '2026-05-05T15:00:00Z',
      createdAt: '2026-05-04T13:00:00Z',
      updatedAt: '2026-05-05T15:00:00Z',
    },
  ])
  const breachId = (await idsBy(client, 'data_breach', companyId, 'title'))(
    'Planilla de bonos enviada a otra empresa',
  )
  await insert(
    client,
    'data_breach_person',
    [2, 5, 9].map((place) => ({ companyId, dataBreachId: breachId, userId: of(place) })),
  )
  const entry = { companyId, dataBreachId: breachId, loginId }
  await insert(client, 'data_breach_entry', [
    { ...entry, kind: 'OPENED', note: 'Se supo el 11-09-2026', at: '2026-09-11T14:10:00Z' },
    { ...entry, kind: 'NOTE', note: 'El proveedor borró el correo', at: '2026-09-11T15:30:00Z' },
    {
      ...entry,
      kind: 'AGENCY',
      note: 'Se avisó el 11-09-2026, N.º AG-2026-118',
      at: '2026-09-11T18:00:00Z',
    },
  ])
}
