import { formatDate, type ISODate, weekdayName } from '#chile/dates.ts'
import {
  createAnnouncement,
  updateAnnouncement,
} from '#modules/communication/announcements/server/announcements.service.ts'
import { uploaderCompanyFeed } from '#modules/communication/announcements/server/feed.service.ts'
import {
  acknowledgeAnnouncement,
  reactToAnnouncement,
  readAnnouncement,
} from '#modules/communication/announcements/server/reading.service.ts'
import type { Since, Who } from './acting.ts'
import type { Days } from './days.ts'

type News = {
  on: ISODate
  title: string
  content: string
  until?: ISODate
  asks?: boolean
  read: readonly Who[]
}

/** What the company announced in the last days, and who read it. */
export async function seedNews(since: Since, days: Days): Promise<void> {
  for (const one of newsOf(days)) await publish(since, one)
  await endOld(since)
  await welcome(since, days)
}

function newsOf({ work }: Days): readonly News[] {
  const visit = work(6)
  return [
    {
      on: work(-5),
      title: 'Mantención del casino',
      content: 'Esta semana se almuerza en dos turnos, a las 12:30 y a las 13:30.',
      until: work(3),
      read: ['hernan', 'loreto', 'bernarda'],
    },
    {
      on: work(-3),
      title: 'Procedimiento de trabajo en altura',
      content:
        'Desde el próximo mes rige el **nuevo procedimiento de trabajo en altura**. Cambia:\n\n' +
        '- el arnés se revisa antes de cada turno\n- nadie sube sin compañía\n' +
        '- el permiso se firma en la mañana\n\nLéalo con su equipo y confirme que lo recibió.',
      asks: true,
      read: ['loreto', 'gonzalo'],
    },
    {
      on: work(-1),
      title: 'Operativo de salud en la viña',
      content:
        `El ${weekdayName(visit)} ${formatDate(visit)} viene la mutual a tomar la presión y a ` +
        'examinar la vista, sin costo y en horario de trabajo. Anótese con su jefatura.',
      until: visit,
      read: ['loreto', 'hernan'],
    },
  ]
}

async function publish({ act }: Since, { on, title, content, until, asks = false, read }: News) {
  const { id } = await act('carolina', on, (context) =>
    createAnnouncement(context, {
      title,
      content,
      visibility: 'EVERYONE',
      publishDate: on,
      expiryDate: until ?? null,
      pinned: asks,
      asksAcknowledgement: asks,
      allowsReactions: !asks,
      sendsMail: false,
      businesses: null,
      files: null,
    }),
  )
  for (const who of read) {
    await act(who, on, async (context) => {
      await readAnnouncement(context, { id })
      if (asks) await acknowledgeAnnouncement(context, { id })
      else await reactToAnnouncement(context, { id, reaction: 'CELEBRATE' })
    })
  }
}

/** The last day of what was announced until then. */
const ended: ISODate = '2026-10-15'

/** What was announced before the day of the demo world is over, and is pinned no more. */
async function endOld({ act, owner, companyId, today }: Since): Promise<void> {
  if (ended >= today) return
  const { rows } = await owner.query<{ id: number; version: number }>(
    `select id::int as id, version from announcement where company_id = $1
       and publish_date <= date '2026-10-01' and expiry_date is null and withdrawn_at is null`,
    [companyId],
  )
  for (const { id, version } of rows) {
    await act('carolina', ended, (context) =>
      updateAnnouncement(context, {
        id,
        version,
        expiryDate: ended,
        pinned: false,
        businesses: null,
        files: null,
      }),
    )
  }
}

/** A word of welcome on the wall of the company. */
const welcome = ({ act }: Since, { work }: Days) =>
  act('carolina', work(-4), (context) =>
    uploaderCompanyFeed(context, {
      text: 'Damos la bienvenida a quienes vuelven a trabajar con nosotros esta temporada.',
      link: null,
      fileId: null,
    }),
  )
