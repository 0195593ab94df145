/**
 * For whoever filled in the field that people do not see. A person whose browser did it only has to press again, for
 * the field comes back empty; most programs do not.
 */
export const machineSentence = 'That looked like a machine to us. If you are none, please send it once more.'
