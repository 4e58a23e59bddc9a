import { ShareAltOutlined } from '@ant-design/icons'
import { OwnReports } from '#generated/operations/reports.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatName } from '#platform/web/look/format.ts'
import type { Asked } from './report-input.ts'
import type { OwnReport } from './types.ts'

/** All that one keeps and is shared with: nobody looks through more. */
export const everyOwn = { page: { number: 1, size: 100 } }

type Props = {
  asked: Asked
  offers: (report: string) => boolean
  search: (text: string) => boolean
}

/** What one cut for oneself, and what others share. */
export function OwnReportsPanel({ asked, offers, search }: Props) {
  const { data, error, reload } = useDetail(OwnReports, everyOwn)
  if (error) return <LoadProblem error={error} retry={reload} />
  const rows = (data?.ownReports.rows ?? []).filter(
    ({ report, name, label }) => offers(report) && search(`${name} ${label}`),
  )
  if (rows.length === 0) return null
  return (
    <Panel title="Propios y compartidos">
      <ul className="mg-tiles">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={asked.linkOfOwn(row)} className="mg-tile rp-tile">
              <strong>{row.name}</strong>
              <span className="soft">{wordsOf(row)}</span>
              {row.shared && (
                <span className="soft">
                  <ShareAltOutlined aria-hidden />{' '}
                  {row.isMine ? 'Compartido por usted' : `De ${formatName(row.author)}`}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const wordsOf = ({ description, label }: OwnReport): string => description ?? `Sobre ${label}`
