/** The units of the demand figures: groups of classes, and parts of the city. */

/** Classes are counted in few groups, so that a number reveals nothing about a child. */
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
