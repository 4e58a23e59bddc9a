import { FactorsPanel } from '#modules/company/second-factor/web/index.ts'
import { useProof } from './useProof.tsx'

/** One's own second factors. */
export default function FactorsTab() {
  const { guard, dialog } = useProof()
  return (
    <>
      <FactorsPanel guard={guard} />
      {dialog}
    </>
  )
}
