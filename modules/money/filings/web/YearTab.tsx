import { FilingTab } from './FilingTab.tsx'

/** The declaration of salaries of the year that ends with a December. */
export default function YearTab() {
  return <FilingTab kind="DJ1887" />
}
