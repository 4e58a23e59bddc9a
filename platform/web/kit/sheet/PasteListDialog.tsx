import { useState } from 'react'
import type { Document } from '#platform/web/api/graphql.ts'
import { type DataOf, useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Dialog } from '../page/Dialog.tsx'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { useDebounced } from '../form/useDebounced.ts'
import { linesOf } from '#platform/model/block.ts'
import {
  isWrong,
  PastedList,
  type PastedLine,
  useClosePasted,
  type Verdict,
  whyNotPasted,
} from './PastedList.tsx'
import { carryVerdicts, keepVerdicts, verdictsOf } from './verdicts.ts'

/** What the server is sent: the rows as they read. */
type Rows<Name extends string> = { input: { rows: PastedLine<Name>[] } }

type Props<Name extends string, Checked, Written> = {
  title: string
  okText: string
  width: number
  columns: readonly { name: Name; title: string }[]
  label: string
  example: string
  /** The first cell of a row of titles, where a row without any digit may be one of the list. */
  titles?: RegExp
  /** What the server says of each row, before anything is written. */
  check: Document<Checked, Rows<Name>>
  verdictsOf: (checked: Checked) => readonly Verdict[]
  /** Writes the list, once all its rows can be written, and what is said then. */
  write: Document<Written, Rows<Name>>
  done: (written: DataOf<Written>) => string
  onClose: () => void
}

/** A pasted list that the server reads: its rows are mended until all of it can be written. */
export function PasteListDialog<Name extends string, Checked, Written>(
  props: Props<Name, Checked, Written>,
) {
  const { columns, onClose } = props
  const [lines, setLines] = useState<readonly PastedLine<Name>[]>([])
  const asked = useDebounced(lines, 300)
  const checked = useDetail(
    props.check,
    asked.length === 0 ? null : { input: { rows: [...asked] } },
  )
  const write = useAction(props.write, { done: props.done, after: onClose })
  const { verdicts, carry } = useVerdicts(
    lines,
    asked,
    checked.data && props.verdictsOf(checked.data),
  )
  // The verdicts of a list before the last change do not count.
  const wrong = (verdicts ?? []).filter(isWrong).length
  const waiting = asked !== lines || checked.loading || !verdicts
  return (
    <Dialog
      title={props.title}
      width={props.width}
      okText={props.okText}
      okDisabled={whyNotPasted({ lines: lines.length, wrong, waiting })}
      busy={write.busy}
      onOk={() => write.run({ input: { rows: [...lines] } })}
      onCancel={useClosePasted(lines.length, onClose)}
    >
      {checked.error && <LoadProblem error={checked.error} retry={checked.reload} />}
      <PastedList
        columns={columns}
        label={props.label}
        example={props.example}
        lines={lines}
        verdicts={verdicts}
        read={(block) => linesOf(columns, block, props.titles)}
        onChange={(next) => {
          carry(next)
          setLines(next)
        }}
      />
    </Dialog>
  )
}

function useVerdicts(
  lines: readonly object[],
  asked: readonly object[],
  read: readonly Verdict[] | undefined,
) {
  const [known] = useState(() => new WeakMap<object, Verdict>())
  if (read) keepVerdicts(known, asked, read)
  return {
    verdicts: verdictsOf(known, lines),
    carry: (next: readonly object[]) => carryVerdicts(known, lines, next),
  }
}
