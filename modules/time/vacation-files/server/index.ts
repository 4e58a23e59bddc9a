import './vacation-importers.ts'
