import { Rules } from './Rules.tsx'

/** What is kept of the company and of its people. */
export default function CompanyTab() {
  return <Rules about="ALL" />
}
