import { ChangeKind, type Kind } from '../model/comparison.ts'
import { signOf } from './change-signs.ts'

/** What became of somebody between two days: a sign and its words, in a colour. */
export const ChangeTags = ({ kinds }: { kinds: readonly Kind[] }) =>
  kinds.length > 0 && (
    <span className="oc-changes">
      {kinds.map((kind) => (
        <span key={kind} className="oc-change" data-kind={kind}>
          <span aria-hidden="true">{signOf(kind)}</span>
          {ChangeKind.label(kind)}
        </span>
      ))}
    </span>
  )
