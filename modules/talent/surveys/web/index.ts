export { CsvPick } from './CsvPick.tsx'
