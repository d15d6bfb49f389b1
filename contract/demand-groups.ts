/** By what the demand of families is told: groups of classes, and parts of the city. */

/** Classes as families are counted by them: so few groups that a number says nothing of a child. */
export const classGroups = ["primary", "middle", "secondary", "senior", "after"] as const;

/** The parts of Delhi NCR, as the gazetteer names them. */
export const demandAreas = [
  "central-delhi",
  "south-delhi",
  "south-west-delhi",
  "west-delhi",
  "north-west-delhi",
  "north-delhi",
  "east-delhi",
  "noida",
  "greater-noida",
  "ghaziabad",
  "gurugram",
  "faridabad",
] as const;
