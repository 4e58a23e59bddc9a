import { isOpened } from '../model/approval-kind.ts'
import { InboxDetails } from '#generated/operations/inbox.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { acceptWords } from './InboxRow.tsx'
import type { InboxItem } from './types.ts'

type Props = {
  row: InboxItem
  onApprove: () => Promise<void>
  onReject: () => void
  onClose: () => void
}

/** One pending thing beside the list: what its approval would do, and the answer. */
export function PendingPanel({ row, onApprove, onReject, onClose }: Props) {
  const { data, error, reload } = useDetail(InboxDetails, { input: { key: row.key } })
  return (
    <SidePanel
      title={row.title}
      onClose={onClose}
      footer={
        <div className="inbox-answers">
          <ActionButton look="primary" onClick={onApprove}>
            {`${acceptWords(row.kind)} (A)`}
          </ActionButton>
          {!isOpened(row.kind) && <ActionButton onClick={onReject}>Rechazar (R)</ActionButton>}
        </div>
      }
    >
      <div className="inbox-panel">
        <div>
          {row.fullname && <strong>{row.fullname}</strong>}
          <p>
            <NoBreak words={row.summary} />
          </p>
          {row.onBehalfOf && <p className="inbox-place">Por encargo de {row.onBehalfOf}</p>}
          <p className="soft">
            <NoBreak words={`Espera desde el ${formatMoment(row.since)}`} />
          </p>
        </div>
        {error ? (
          <LoadProblem error={error} retry={reload} />
        ) : data ? (
          <Details lines={data.inboxDetails} />
        ) : (
          <PageSkeleton header={false} />
        )}
        {/* Its screen shows what one answers as oneself: of another's reach it says nothing. */}
        {!row.onBehalfOf && (
          <Link alone to={row.link}>
            Ver en su pantalla
          </Link>
        )}
      </div>
    </SidePanel>
  )
}

type Line = { label: string; words: string; warns: boolean }

const Details = ({ lines }: { lines: readonly Line[] }) => (
  <>
    <dl className="inbox-details">
      {lines
        .filter(({ warns }) => !warns)
        .map(({ label, words }) => (
          <div key={`${label} ${words}`}>
            <dt className="soft">{label}</dt>
            <dd>
              <NoBreak words={words} />
            </dd>
          </div>
        ))}
    </dl>
    <ul className="inbox-doubts">
      {lines
        .filter(({ warns }) => warns)
        .map(({ words }) => (
          <li key={words}>
            <NoBreak words={words} />
          </li>
        ))}
    </ul>
  </>
)
