import type { PersonChangeProps } from '#modules/people/people/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ConsequenceWords } from './ConsequenceWords.tsx'
import { OwedByPersonChange } from '#generated/operations/retroactivity.ts'

/** What closed months would owe if a person changed so. */
export default function PersonConsequence({ input }: PersonChangeProps) {
  const { data, loading } = useDetail(OwedByPersonChange, { input })
  return <ConsequenceWords loading={loading} found={data?.owedByPersonChange} />
}
