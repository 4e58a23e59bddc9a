import { Conflict } from './Conflict.tsx'
import type { FormPart } from './form-context.ts'
import { Recovered } from './FormNotices.tsx'
import type { Kept } from './useDraftedState.ts'

const NEVER = { times: 0 }

type Props = {
  kept: Kept
  /** How what two people wrote is called, and how it reads. */
  parts: ReadonlyMap<string, FormPart>
}

/** What a form says by itself of what is kept, for what is written outside of a form. */
export const DraftNotices = ({ kept, parts }: Props) => (
  <>
    {kept.restoredAt && kept.changed && <Recovered at={kept.restoredAt} onDrop={kept.drop} />}
    <Conflict decisions={kept.decisions} decide={kept.decide} parts={parts} asked={NEVER} />
  </>
)
