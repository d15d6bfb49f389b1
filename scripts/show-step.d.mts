export function showStep<T>(name: string, run: () => Promise<T>): Promise<T>;
