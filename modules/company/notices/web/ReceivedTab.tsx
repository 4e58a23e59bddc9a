import { Notices, ReadNotices } from '#generated/operations/notices.ts'
import type { NoticesQuery } from '#generated/documents/graphql.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { NoticeKind } from '../model/notice.ts'
import './notices.css'

type Row = NoticesQuery['notices']['rows'][number]

/** One's own notices, the newest first: opening one marks it as read. */
export default function ReceivedTab() {
  const { company } = useMe()
  const read = useAction(ReadNotices, { quiet: true })
  const list = useList(Notices, {
    enabled: company !== undefined,
    filters,
    sort: { field: 'createdAt', descending: true },
    toFilter: ({ unread, ...values }) => ({ ...values, ...(unread ? { unread: true } : {}) }),
  })
  const mark = (id: string | null) => read.run({ input: { id } })
  const columns: readonly Column<Row>[] = [
    {
      key: 'title',
      title: 'Aviso',
      lead: true,
      render: (row) => (
        <span className="mg-option" data-unread={!row.readAt}>
          <Link to={row.link} onClick={() => void (row.readAt ? undefined : mark(row.id))}>
            <NoBreak words={row.title} />
          </Link>
          {row.detail && <span className="soft">{row.detail}</span>}
        </span>
      ),
      text: (row) => row.title,
    },
    {
      key: 'kind',
      title: 'Tipo',
      text: (row) => NoticeKind.label(row.kind),
    },
    momentColumn('createdAt', 'Fecha', { sort: 'createdAt' }),
  ]
  const unread = list.rows.some(({ readAt }) => !readAt)
  return (
    <ListPage
      title="Avisos"
      embedded
      download={false}
      list={list}
      columns={columns}
      nameOf={({ title }) => title}
      actions={(row) =>
        row.readAt ? [] : [{ label: 'Marcar como leído', onClick: () => mark(row.id) }]
      }
      {...(unread
        ? { extra: <ActionButton onClick={() => mark(null)}>Marcar todo como leído</ActionButton> }
        : {})}
      empty={{
        title: 'Sin avisos',
        text: 'Aquí quedan por 180 días las respuestas a lo que pide y los recordatorios.',
      }}
    />
  )
}

const filters = [
  { name: 'kind', label: 'Tipo', options: NoticeKind.options },
  { name: 'unread', label: 'Lectura', options: [{ value: 'si', label: 'Sin leer' }] },
]
