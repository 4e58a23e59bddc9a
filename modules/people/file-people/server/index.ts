export { namedInFile, NOBODY, peopleOfFile } from './people-of-file.ts'
