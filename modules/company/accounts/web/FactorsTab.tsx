import { FactorsPanel } from '#modules/company/second-factor/web/index.ts'

/** One's own second factors. */
export default function FactorsTab() {
  return <FactorsPanel />
}
