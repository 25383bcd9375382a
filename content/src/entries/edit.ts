export { type EntryFault, entryFaults, faultsOf } from './faults.ts';
export { editableFiles, entryFiles, formSchema } from './files.ts';
