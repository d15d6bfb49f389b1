/** Counts a sign-up once the student dashboard is reached, consent is given and an adult holds the account (R9.3), whichever comes last. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { dashboardOf } from "#contract/dashboard-of.ts";
import { studentProfileQuery } from "#web/api/own-profile.ts";
import { sendConversion } from "#web/features/site-layout/send-conversion.ts";
import { mayCount, noteDashboard, onConsent } from "#web/storage/consent.ts";

export default function CountConversion() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === dashboardOf("student")) noteDashboard();
  }, [pathname]);
  const isAsked = useSyncExternalStore(onConsent, mayCount);
  const { data } = useQuery({ ...studentProfileQuery, enabled: isAsked });
  const isAdult = data?.adultDeclared === true;
  useEffect(() => {
    if (isAsked && isAdult) sendConversion();
  }, [isAsked, isAdult]);
  return null;
}
