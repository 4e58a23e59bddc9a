import type { ApiError } from '../../api.ts'
import { Dialog } from '../Dialog.tsx'
import { LoadProblem } from '../LoadProblem.tsx'
import { linesOf } from './block.ts'
import { isWrong, PastedList, type PastedLine, type Verdict, whyNotPasted } from './PastedList.tsx'

type Props<Name extends string> = {
  title: string
  okText: string
  width: number
  columns: readonly { name: Name; title: string }[]
  label: string
  example: string
  lines: readonly PastedLine<Name>[]
  /** The verdicts of the server; of a list before the last change they do not count. */
  verdicts: readonly Verdict[] | undefined
  waiting: boolean
  checked: { error: ApiError | null; reload: () => void }
  busy: boolean
  onChange: (lines: readonly PastedLine<Name>[]) => void
  onOk: () => unknown
  onClose: () => void
}

/** A pasted list that the server reads: its rows are mended until all of it can be written. */
export function PasteListDialog<Name extends string>(props: Props<Name>) {
  const { title, okText, width, columns, lines, verdicts, checked, waiting } = props
  const wrong = (verdicts ?? []).filter(isWrong).length
  const behind = waiting || verdicts?.length !== lines.length
  return (
    <Dialog
      title={title}
      width={width}
      okText={okText}
      okDisabled={whyNotPasted({ lines: lines.length, wrong, waiting: behind })}
      busy={props.busy}
      onOk={props.onOk}
      onCancel={props.onClose}
    >
      {checked.error && <LoadProblem error={checked.error} retry={checked.reload} />}
      <PastedList
        columns={columns}
        label={props.label}
        example={props.example}
        lines={lines}
        verdicts={verdicts}
        read={(block) => linesOf(columns, block)}
        onChange={props.onChange}
      />
    </Dialog>
  )
}
