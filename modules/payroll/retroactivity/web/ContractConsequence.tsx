import type { ContractChangeProps } from '#modules/people/contracts/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ConsequenceWords } from './ConsequenceWords.tsx'
import { OwedByContractChange } from '#generated/operations/retroactivity.ts'

/** What closed months would owe if a contract changed so. */
export default function ContractConsequence({ input }: ContractChangeProps) {
  const { data, loading } = useDetail(OwedByContractChange, { input })
  return <ConsequenceWords loading={loading} found={data?.owedByContractChange} />
}
