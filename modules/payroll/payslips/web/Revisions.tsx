import { useState } from 'react'
import { formatChange, formatPesos } from '#chile/numbers.ts'
import type { PayslipRevisionsQuery } from '#generated/documents/graphql.ts'
import { PayslipRevisions } from '#generated/operations/payslips.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './revisions.css'

type Revision = PayslipRevisionsQuery['payslipRevisions'][number]

type Line = Revision['lines'][number]

type Props = { input: { payrollMonthId: string; contractId: string } }

/** What a payslip was before somebody edited a fact of it: nothing to see when nobody did. */
export function Revisions({ input }: Props) {
  const [open, setOpen] = useState(false)
  const revisions = useDetail(PayslipRevisions, { input }).data?.payslipRevisions ?? []
  if (revisions.length === 0) return null
  const times = revisions.length === 1 ? '1 vez' : `${revisions.length} veces`
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{`Recalculada ${times}`}</ActionButton>
      <SidePanel
        open={open}
        onClose={() => setOpen(false)}
        width={640}
        title="Qué decía antes esta liquidación"
      >
        <p className="soft">
          Cada vez que cambia un dato de la persona, su liquidación se calcula de nuevo. La anterior
          queda guardada.
        </p>
        <ol className="ps-revisions" aria-label="Versiones, de la más nueva a la más antigua">
          {revisions.map((revision) => (
            <li key={revision.revision}>
              <Changed revision={revision} />
            </li>
          ))}
        </ol>
      </SidePanel>
    </>
  )
}

function Changed({ revision }: { revision: Revision }) {
  const { net, next, error, replacedAt, replacedBy } = revision
  return (
    <>
      <span className="soft">
        {formatMoment(replacedAt)}, por {replacedBy ?? 'un proceso'}
      </span>
      {error && <span>No se podía calcular: {error}</span>}
      <span className="ps-revision-net">
        <span className="tabular">{net == null ? 'Sin liquidación' : formatPesos(net)}</span>
        <span aria-hidden>→</span>
        <span className="sr-only">pasó a</span>
        <strong className="tabular">{next == null ? 'Sin liquidación' : formatPesos(next)}</strong>
        {net != null && next != null && <Delta value={next - net} />}
      </span>
      <Lines revision={revision} />
    </>
  )
}

/** Line by line what the recalculation changed. */
function Lines({ revision }: { revision: Revision }) {
  const { lines, net, next, replacedAt } = revision
  const narrow = useNarrow()
  // An edition that could not be calculated has no lines to compare with.
  if (net == null || next == null) return null
  if (lines.length === 0) {
    return <span className="soft">Ninguna línea cambió: lo que cambió fue otro dato.</span>
  }
  const caption = `Líneas que cambiaron el ${formatMoment(replacedAt)}`
  return (
    <>
      {net === next && <span className="soft">El líquido quedó igual.</span>}
      {narrow ? (
        <ShortLines caption={caption} lines={lines} />
      ) : (
        <DataTable
          compact
          caption={caption}
          rows={lines}
          columns={columns}
          rowKey={(line: Line) => line.code}
        />
      )}
    </>
  )
}

/** On a phone two lines each: a card would be five. */
const ShortLines = ({ caption, lines }: { caption: string; lines: readonly Line[] }) => (
  <ul className="ps-revised" aria-label={caption}>
    {lines.map((line) => (
      <li key={line.code}>
        <span>{line.label}</span>
        <Change line={line} />
        <span className="soft">{line.section}</span>
        <span className="soft">
          <Amount value={line.before} /> <span aria-hidden>→</span>
          <span className="sr-only">pasó a</span> <Amount value={line.after} />
        </span>
      </li>
    ))}
  </ul>
)

const Change = ({ line: { change } }: { line: Line }) => (
  <span className="tabular">{formatChange(change)}</span>
)

const columns: readonly Column<Line>[] = [
  {
    key: 'label',
    title: 'Ítem',
    lead: true,
    render: ({ label, section }) => <TextWithHint words={label} hint={section} />,
  },
  {
    key: 'before',
    title: 'Antes',
    align: 'end',
    render: ({ before }) => <Amount value={before} />,
  },
  { key: 'after', title: 'Después', align: 'end', render: ({ after }) => <Amount value={after} /> },
  {
    key: 'change',
    title: 'Diferencia',
    align: 'end',
    render: (line) => <Change line={line} />,
  },
]
