import type pg from 'pg'
import { readRichText } from '#platform/model/rich-text.ts'
import { coihues } from './companies.ts'
import { rutOf } from '#chile/rut.ts'
import { idsBy, insert } from './rows.ts'

type Person = keyof typeof coihues.people
type SeedAnnouncement = {
  title: string
  content: string
  publishDate: string
  expiryDate?: string
  visibility?: 'EVERYONE' | 'NON_EMPLOYEE'
  pinned?: boolean
  asksAcknowledgement?: boolean
  allowsReactions?: boolean
  withdrawn?: string
  businesses?: readonly (keyof typeof coihues.businesses)[]
  read?: readonly Person[]
}

const announcements: readonly SeedAnnouncement[] = [
  {
    title: 'Reglamento interno actualizado',
    content:
      'Desde octubre rige el **nuevo reglamento interno**. Cambia:\n\n- el registro de entrada ' +
      'en terreno\n- la entrega de elementos de protección\n- cómo se pide un día libre\n\n' +
      'Léalo en [la Dirección del Trabajo](https://www.dt.gob.cl) y confirme que lo recibió.',
    publishDate: '2026-09-10',
    pinned: true,
    asksAcknowledgement: true,
    read: ['loreto', 'gonzalo'],
  },
  {
    title: 'Fiestas Patrias: horario y celebración',
    content:
      'El **jueves 17** trabajamos hasta las 13:00 y después hay empanadas en el galpón.\n\n' +
      '1. Traiga su vaso\n2. Avise a su jefatura si viene con familia\n\n¡Nos vemos!',
    publishDate: '2026-09-11',
    expiryDate: '2026-09-20',
    allowsReactions: true,
    read: ['loreto', 'hernan', 'bernarda'],
  },
  {
    title: 'Presupuesto 2027: fechas para jefaturas',
    content: 'Cada área envía su propuesta hasta el 30 de septiembre a finanzas@coihues.example.',
    publishDate: '2026-09-07',
    visibility: 'NON_EMPLOYEE',
    read: ['hernan'],
  },
  {
    title: 'Corte de agua en la bodega de Peumal',
    content: 'El lunes 14 no hubo agua entre las 9 y las 12. Gracias por la paciencia.',
    publishDate: '2026-09-12',
    businesses: ['peumal'],
  },
  {
    title: 'Operativo de vacunación en octubre',
    content: 'El 6 de octubre viene el consultorio a vacunar, sin costo y en horario de trabajo.',
    publishDate: '2026-10-01',
  },
  {
    title: 'Inscripción al taller de poda',
    content: 'Quedan ocho cupos. Anótese con su jefatura.',
    publishDate: '2026-08-03',
    expiryDate: '2026-08-14',
    read: ['bernarda', 'hernan'],
  },
  {
    title: 'Cambio de casino',
    content: 'Desde el lunes atiende otra empresa.',
    publishDate: '2026-08-20',
    withdrawn: 'Se publicó antes de firmar',
  },
]

const feed = [
  'Vendimia 2026 cerrada: 1.240 toneladas sin accidentes. ¡Gracias a cada cuadrilla!',
  'Nuestro vino «Coihue» ganó medalla de oro en Santiago.',
]

/** What Los Coihues tells its people: every state, audience and kind of announcement. */
export async function seedAnnouncements(client: pg.Client, companyId: number): Promise<void> {
  const personOf = await idsBy(client, 'users', companyId, 'rut')
  const businessOf = await idsBy(client, 'business', companyId, 'slug')
  await insert(
    client,
    'announcement',
    announcements.map(({ businesses: _businesses, read: _read, withdrawn = null, ...row }) => ({
      companyId,
      title: row.title,
      content: treeOf(row.content),
      visibility: row.visibility ?? 'EVERYONE',
      publishDate: row.publishDate,
      expiryDate: row.expiryDate ?? null,
      pinned: row.pinned ?? false,
      asksAcknowledgement: row.asksAcknowledgement ?? false,
      allowsReactions: row.allowsReactions ?? false,
      sendsMail: false,
      withdrawnAt: withdrawn === null ? null : '2026-08-21T13:00:00Z',
      reason: withdrawn,
      createdAt: `${row.publishDate < '2026-09-15' ? row.publishDate : '2026-09-14'}T12:00:00Z`,
      updatedAt: '2026-09-14T12:00:00Z',
      version: 1,
    })),
  )
  const idOf = await idsBy(client, 'announcement', companyId, 'title')
  await insert(
    client,
    'announcement_business',
    announcements.flatMap(({ title, businesses = [] }) =>
      businesses.map((slug) => ({
        companyId,
        announcementId: idOf(title),
        businessId: businessOf(slug),
      })),
    ),
  )
  await insert(
    client,
    'announcement_read',
    announcements.flatMap(({ title, publishDate, allowsReactions, read = [] }) =>
      read.map((person) => ({
        companyId,
        announcementId: idOf(title),
        userId: personOf(rutOf(coihues.people[person].rut)),
        readAt: `${publishDate}T15:00:00Z`,
        reaction: allowsReactions ? 'CELEBRATE' : null,
      })),
    ),
  )
  await insert(
    client,
    'company_feed',
    feed.map((text, at) => ({
      companyId,
      position: -at,
      text,
      createdAt: '2026-09-01T12:00:00Z',
      updatedAt: '2026-09-01T12:00:00Z',
      version: 1,
    })),
  )
}

function treeOf(content: string) {
  const found = readRichText(content)
  if ('badLink' in found) throw new Error(found.badLink)
  return found.doc
}
