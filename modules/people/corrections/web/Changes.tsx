import { DataCorrection as Detail } from '#generated/operations/corrections.ts'
import { usePersonWords } from '#modules/people/people/web/index.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { isRecordPart } from '../model/correction.ts'
import './corrections.css'

type Change = {
  attribute: string
  label: string
  before?: string | null
  after?: string | null
  moved: boolean
}

/** What a correction changes, field by field: what the record says, and what it would say. */
export function Changes({ id }: { id: string }) {
  const { data, error, loading, reload } = useDetail(Detail, { input: { id } })
  const word = usePersonWords()
  if (error) return <LoadProblem error={error} retry={reload} />
  if (loading || !data) return <PageSkeleton header={false} />
  const { changes, comment, part } = data.dataCorrection
  // What is not of the record itself comes in words.
  const inWords = isRecordPart(part) ? word : (_: string, value: string) => value
  return (
    <div className="co-changes">
      <Rows
        caption="Qué cambia"
        rows={changes}
        columns={columnsWith(inWords)}
        rowKey={({ attribute }) => attribute}
      />
      {comment && <p>{comment}</p>}
      {changes.some(({ moved }) => moved) && (
        <p className="soft">La ficha cambió desde que se pidió: revise los datos marcados.</p>
      )}
    </div>
  )
}

const columnsWith = (
  word: (attribute: string, value: string) => string,
): readonly Column<Change>[] => [
  {
    key: 'label',
    title: 'Dato',
    lead: true,
    render: ({ label, moved }) => (moved ? `${label} *` : label),
  },
  {
    key: 'before',
    title: 'Decía',
    render: ({ attribute, before }) => (before ? word(attribute, before) : <Nothing />),
  },
  {
    key: 'after',
    title: 'Diría',
    render: ({ attribute, after }) => (after ? word(attribute, after) : <Nothing />),
  },
]
