/** Whether a password is among the first an attacker would try (R5.2): by zxcvbn's estimated number of guesses. */
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { passwordLimits as limits } from "#contract/limits.ts";

/** Common here, but missing or ranked too low in the dictionary of leaked passwords. */
const words = `
india indian incredible delhi newdelhi mumbai bombay kolkata chennai bangalore bengaluru hyderabad pune lucknow
bharat bharatmata hindustan jaihind jaishriram jaimatadi jaimata shriram sriram ram krishna radhakrishna radha
shiva mahadev harharmahadev omnamahshivaya omsairam sairam saibaba ganesh ganpati hanuman bajrangbali durga lakshmi
waheguru satnam allah allahuakbar bismillah mohammad muhammad ali khan
rahul rohit rohan amit ankit sumit vijay ajay sanjay rajesh suresh ramesh mahesh dinesh mukesh rakesh manish ashish
abhishek vikas deepak sandeep pradeep kuldeep sachin virat kohli dhoni sharma verma gupta singh kumar yadav patel
pooja priya neha sneha anjali kavita sunita anita geeta sita seema rekha deepika divya shreya ritu jyoti kiran
salman shahrukh amitabh aamir hrithik katrina aishwarya bollywood cricket
gmail yahoo instagram whatsapp twitter flipkart welcomeback superuser login papa mummy mom dad
teacher teachers student students school college tuition tutor tutors maths science english physics chemistry
computerscience class classroom learn learning study exam topper neet jee upsc
`
  .trim()
  .split(/\s+/);

let loading: Promise<ZxcvbnFactory> | undefined;

/** 27 MB and half a second: loaded when the first password is chosen. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, words },
    graphs: adjacencyGraphs,
    // A hostile password of 128 characters took more than a second, one of 40 some 30 ms.
    maxLength: limits.estimated,
    l33tMaxSubstitutions: 10,
  });
}

/** `own`: words an attacker would try first, such as the person's name and address. */
export async function isCommonPassword(password: string, own: string[] = []): Promise<boolean> {
  loading ??= load();
  const known = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= 3);
  return (await loading).check(password.normalize("NFC"), known).guesses < limits.fewestGuesses;
}
